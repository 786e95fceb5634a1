/// One finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What the finger is doing.
  public internal(set) var phase = Phase.began
  /// When that began, in seconds on the media clock.
  public internal(set) var timestamp: TimeInterval
  /// How many times in a row the same place was tapped.
  public internal(set) var tapCount = 1
  /// The window that was touched.
  public internal(set) weak var window: UIWindow?
  /// The view that was touched. It gets the finger's moves even outside of it.
  public internal(set) var view: UIView?
  /// The recognisers that follow the finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint
  /// The order in which fingers went down.
  let serial: Int

  init(screenLocation: CGPoint, timestamp: TimeInterval, serial: Int) {
    self.serial = serial
    self.screenLocation = screenLocation
    previousScreenLocation = screenLocation
    self.timestamp = timestamp
    super.init()
  }

  /// Where the finger is, in `view`'s space or in the window's.
  public func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Where the finger was before the last move, in `view`'s space or in the window's.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? window else { return point }
    return point.applying(space.toScreen.inverted())
  }
}
