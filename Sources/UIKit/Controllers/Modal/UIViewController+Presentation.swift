extension UIViewController {
  /// The controller at the top of the containers that this one is in.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Shows a controller over the screen. `completion` is called once it has appeared.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.presentation == nil else {
      return refuse(viewControllerToPresent, because: "which is already presenting one")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(viewControllerToPresent, because: "whose view is in no window")
    }
    guard viewControllerToPresent.presentationOfSelf == nil,
      viewControllerToPresent.parent == nil
    else {
      return refuse(viewControllerToPresent, because: "while it is shown already")
    }
    let presentation = ModalPresentation(
      of: viewControllerToPresent, by: presenter, in: window)
    presentation.begin(animated: flag, completion: completion)
  }

  private func refuse(_ controller: UIViewController, because reason: String) {
    UIApplication.shared.log(
      "\(type(of: controller)) cannot be presented on \(type(of: self)), \(reason)")
  }

  /// Takes away what this controller presents, or else this controller. `completion` is called
  /// once that has disappeared.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let controller = outermost
    guard let presentation = controller.presentation ?? controller.presentationOfSelf else {
      completion?()
      return
    }
    presentation.presented.presentation?.end(animated: false, completion: nil)
    presentation.end(animated: flag, completion: completion)
  }
}
