/// A key of a hardware keyboard that is or was down.
@preconcurrency @MainActor
public final class UIPress: NSObject {
  /// How far the press has come.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// It is down and has changed.
    case changed = 1
    /// It is down.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// The key.
  public let key: UIKey?
  /// How far the press has come.
  public internal(set) var phase = Phase.began
  /// When that was, in seconds on the media clock.
  public internal(set) var timestamp: TimeInterval
  /// The responder that is told first.
  public internal(set) weak var responder: UIResponder?

  init(_ key: UIKey, timestamp: TimeInterval, responder: UIResponder?) {
    self.key = key
    self.timestamp = timestamp
    self.responder = responder
    super.init()
  }
}
