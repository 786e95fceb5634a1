/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen is.
  case `default` = 0
  /// Always dark.
  case dark = 1
  /// Always light.
  case light = 2
}
