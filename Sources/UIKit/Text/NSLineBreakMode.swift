/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line after a word; a word wider than a line is broken anywhere.
  case byWordWrapping = 0
  /// It goes on in the next line after any character.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// The start of the last line is replaced by "…".
  case byTruncatingHead = 3
  /// The end of the last line is replaced by "…".
  case byTruncatingTail = 4
  /// The middle of the last line is replaced by "…".
  case byTruncatingMiddle = 5

  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
