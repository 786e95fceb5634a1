/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// Dark with white text, in every surroundings. Under a navigation bar the status bar is white
  /// too.
  case black = 1

  /// The style that the bar and what is in it have.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
