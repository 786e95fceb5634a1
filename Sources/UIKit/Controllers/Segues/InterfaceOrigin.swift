/// What an interface file says about a controller that was made from it.
@MainActor
package protocol InterfaceOrigin: AnyObject {
  /// Makes the controller's view.
  func loadView(of controller: UIViewController)

  /// Tells that the size classes of the controller's view are others than they were.
  func sizeClassesDidChange(of controller: UIViewController)

  /// Performs the segue with an identifier. Answers whether there is one.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool

  /// Whether the app has an action of a name that the controller can carry out.
  func canPerform(_ action: String, on controller: UIViewController) -> Bool
}
