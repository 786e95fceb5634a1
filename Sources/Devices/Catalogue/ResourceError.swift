/// A data file that is missing or wrong. Printed it reads like a compiler's message:
/// `Resources/devices/foo.json:12:5: error: unknown key "heigth"; did you mean "height"?`.
public struct ResourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with a file, for a caller that chooses an exit code by it.
  public enum Kind: Sendable, Hashable {
    /// The file or folder is not there, or cannot be read.
    case missing
    /// The file is there and its content is wrong.
    case invalid
  }

  /// What is wrong.
  public var kind: Kind
  /// The file, as a person would type it from the current directory.
  public var file: String
  /// The place in the file, where there is one.
  public var position: JSONPosition?
  /// What is wrong, as one clause without a full stop.
  public var message: String

  /// An error about a file.
  public init(kind: Kind, file: String, position: JSONPosition? = nil, message: String) {
    self.kind = kind
    self.file = file
    self.position = position
    self.message = message
  }

  /// The file, the place and the message on one line.
  public var description: String {
    guard let position else { return "\(file): error: \(message)" }
    return "\(file):\(position.line):\(position.column): error: \(message)"
  }
}
