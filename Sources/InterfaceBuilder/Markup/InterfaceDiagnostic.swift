import UIKit

/// Something to say about an interface file, at a place in it.
public struct InterfaceDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// A part of the file has no effect; the rest has.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// The file, as it was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in bytes.
  public let column: Int
  /// What is the matter.
  public let message: String
  /// Whether the file is not there or must not be read.
  public private(set) var isAboutMissingFile = false

  init(_ severity: Severity, file: String, place: MarkupPlace, _ message: String) {
    self.severity = severity
    self.file = file
    line = place.line
    column = place.column
    self.message = message
  }

  /// Of a file that is not there or must not be read.
  init(missing file: String, _ message: String) {
    self.init(.error, file: file, place: .start, message)
    isAboutMissingFile = true
  }

  /// Of a file that is too large to be read.
  init(tooLarge file: String) {
    self.init(
      .error, file: file, place: .start,
      "the file is larger than \(InterfaceDocument.mostBytes >> 20) MB")
  }

  /// `file:line:column: error: message`, as compilers print it; without a place where there is
  /// no file.
  public var description: String {
    let place = isAboutMissingFile ? "" : ":\(line):\(column)"
    return "\(file)\(place): \(severity.rawValue): \(message)"
  }
}
