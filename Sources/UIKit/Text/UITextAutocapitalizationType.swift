/// When the keyboard shifts by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of a word.
  case words = 1
  /// At the start of a sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}
