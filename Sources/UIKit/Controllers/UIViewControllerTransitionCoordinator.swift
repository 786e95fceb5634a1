/// Lets a controller animate along with a transition of the system, such as a rotation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Seconds that the transition takes.
  var transitionDuration: TimeInterval { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Runs `animation` inside the transition's animation and `completion` at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
