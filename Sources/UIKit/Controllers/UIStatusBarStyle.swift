/// The ink of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light screen, light on a dark one.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}
