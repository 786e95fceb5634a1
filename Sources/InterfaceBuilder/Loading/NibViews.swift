import UIKit

/// Makes the views of controllers from xibs.
@MainActor
final class NibViews: NibLoading {
  /// Has controllers ask for xibs from now on.
  static func install() {
    if UIViewController.nibLoading == nil { UIViewController.nibLoading = NibViews() }
  }

  func loadView(of controller: UIViewController) {
    if let name = controller.nibName {
      UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller)
      return
    }
    let names = Self.names(for: type(of: controller))
    guard
      let name = names.first(where: {
        InterfaceFiles.find("\($0).xib", in: controller.nibBundle) != nil
      })
    else { return }
    UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller)
  }

  /// What a xib for a class of the app's is called, as in UIKit: for `LoginViewController` it is
  /// `LoginView`, or else the name of the class.
  private static func names(for type: UIViewController.Type) -> [String] {
    let name = String(describing: type)
    guard !String(reflecting: type).hasPrefix("UIKit."), !name.contains("<") else { return [] }
    let short = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count))] : []
    return short + [name]
  }
}
