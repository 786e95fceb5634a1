import UIKit

/// Goes back to a controller that was left.
@MainActor
struct Unwinding {
  private let template: SegueTemplate
  private let loader: InterfaceLoader

  init(_ template: SegueTemplate, loader: InterfaceLoader) {
    self.template = template
    self.loader = loader
  }

  /// Looks for the nearest controller that agrees, tells it, and shows it again. Without one
  /// nothing happens.
  func perform(from source: UIViewController, sender: Any?) {
    guard let action = template.segue.unwindAction,
      let destination = destination(for: action, from: source, sender: sender)
    else { return }
    let segue = UIStoryboardSegue(
      identifier: template.segue.identifier, source: source, destination: destination
    ) {
      Self.goBack(to: destination, animated: template.segue.isAnimated)
    }
    source.prepare(for: segue, sender: sender)
    loader.registry.perform(action, of: destination, sender: segue)
    segue.perform()
  }

  // MARK: Where to

  /// From the source outwards: first what stands beside it, nearest first, then what is around
  /// it, then what presents that.
  private func destination(
    for action: String, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    func agrees(_ controller: UIViewController) -> Bool {
      controller !== source
        && controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    func inside(_ controller: UIViewController) -> UIViewController? {
      for child in controller.children.reversed() {
        if let found = inside(child) { return found }
      }
      return agrees(controller) ? controller : nil
    }
    var place: UIViewController? = source
    while let controller = place {
      if let parent = controller.parent {
        for sibling in parent.children.reversed() where sibling !== controller {
          if let found = inside(sibling) { return found }
        }
        if agrees(parent) { return parent }
        place = parent
      } else {
        place = controller.presentingViewController
        if let place, let found = inside(place) { return found }
      }
    }
    return nil
  }

  // MARK: The way

  private static func goBack(to destination: UIViewController, animated: Bool) {
    let hides = destination.presentedViewController != nil
    if hides { destination.dismiss(animated: animated) }
    var controller = destination
    while let parent = controller.parent {
      switch parent {
      case let navigation as UINavigationController:
        navigation.popToViewController(controller, animated: animated && !hides)
      case let tabs as UITabBarController:
        tabs.selectedViewController = controller
      default: break
      }
      controller = parent
    }
  }
}
