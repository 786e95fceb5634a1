/// Where lines of text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges: spaces are widened, except in the last line of a paragraph.
  case justified = 3
  /// Where reading starts.
  case natural = 4
}
