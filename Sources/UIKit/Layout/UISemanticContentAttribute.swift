/// Whether what a view contains turns over in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified = 0
  /// Controls of playback: it does not.
  case playback = 1
  /// Controls of direction: it does not.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
