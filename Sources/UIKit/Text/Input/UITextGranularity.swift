/// Units of text.
public enum UITextGranularity: Int, Sendable {
  /// What the user takes for one character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence with the space behind it.
  case sentence = 2
  /// What is between two line breaks.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// All of the text.
  case document = 5
}
