/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its characters say.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
