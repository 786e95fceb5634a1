/// Where an animator is in its life (FACTS 3.8).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, to be finished.
  case stopped = 2
}
