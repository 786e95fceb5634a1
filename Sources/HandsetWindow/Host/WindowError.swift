/// A window could not be opened.
public struct WindowError: Error, CustomStringConvertible {
  /// One line: what failed and why.
  public let description: String
}
