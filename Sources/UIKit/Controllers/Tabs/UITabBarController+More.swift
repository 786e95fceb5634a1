extension UITabBarController {
  /// How many items a bar on a narrow screen has room for.
  static let mostItems = 5

  /// Whether there are more controllers than the bar has room for. The last item is "More" then,
  /// which lists those from the fifth on.
  var hasMore: Bool {
    (viewControllers?.count ?? 0) > Self.mostItems
      && traitCollection.horizontalSizeClass != .regular
  }

  var controllersInBar: [UIViewController] {
    let all = viewControllers ?? []
    return hasMore ? all.prefix(Self.mostItems - 1) + [moreNavigationController] : all
  }

  func isInMore(_ controller: UIViewController) -> Bool {
    hasMore && !controllersInBar.contains(controller)
  }

  func makeMoreController() -> UINavigationController {
    let list = MoreListController()
    list.onChoose = { [weak self] in self?.showInMore($0, animated: true) }
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(
      title: list.title, image: UIImage(systemName: "ellipsis"), tag: 0)
    return more
  }

  func updateMore() {
    guard hasMore else { return }
    let list = moreNavigationController.viewControllers.first as? MoreListController
    list?.controllers = Array((viewControllers ?? []).dropFirst(Self.mostItems - 1))
    list?.navigationItem.title = list?.title
  }

  /// Puts a controller on the list's stack. A navigation controller keeps its own bar there, with
  /// a way back to the list.
  func showInMore(_ controller: UIViewController, animated: Bool) {
    let more = moreNavigationController
    guard controllerInMore !== controller else { return }
    more.popToRootViewController(animated: false)
    let navigation = controller as? UINavigationController
    more.setNavigationBarHidden(navigation != nil, animated: false)
    guard let navigation else { return more.pushViewController(controller, animated: animated) }
    navigation.below = (
      item: UINavigationItem(title: "More"),
      leave: { [weak more] in
        more?.setNavigationBarHidden(false, animated: false)
        more?.popViewController(animated: true)
      }
    )
    more.pushViewController(MoreHostController(navigation), animated: animated)
  }

  /// The controller that is shown from the list.
  var controllerInMore: UIViewController? {
    guard hasMore, moreNavigationController.viewControllers.count > 1 else { return nil }
    let top = moreNavigationController.viewControllers[1]
    return (top as? MoreHostController)?.content ?? top
  }
}
