/// Is asked and told about the user's ways to put a sheet away. Calls of `dismiss` tell nothing.
/// Every method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a narrow screen instead of that of the controller: `fullScreen` or
  /// `overFullScreen`, or `none` for a popover that is to stay one. Others change nothing. Asked
  /// once, before the controller is shown.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The same, whatever the traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether the user may put the sheet away. Not asked where the presented controller is modal.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user has begun to put the sheet away, and may still think better of it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has put the sheet away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to put a sheet away that must stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// That without the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// No change.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
