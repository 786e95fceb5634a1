/// What the screen reported at one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// How the phone itself is moved.
  public enum EventSubtype: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It is shaken.
    case motionShake = 1
  }

  /// The fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>?
  /// Seconds on the media clock.
  public internal(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The fingers that touch a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The fingers that touch a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The fingers that a recogniser follows.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
