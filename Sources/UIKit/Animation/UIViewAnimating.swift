/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, or waits for its delay to pass.
  var isRunning: Bool { get }
  /// Whether it plays towards its start.
  var isReversed: Bool { get set }
  /// How much of the way in the direction of play lies behind, 0…1. May be set while paused.
  var fractionComplete: CGFloat { get set }
  /// Starts or goes on.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it stands.
  func pauseAnimation()
  /// Ends it where it stands; with `false` `finishAnimation(at:)` has the last word.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
