import Foundation

/// Why fonts cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system font isn't in any of the folders.
  case missingSystemFont(folders: [String])
  /// A font file cannot be used.
  case unreadable(path: String, reason: String)
  /// The text library didn't start.
  case unavailable(reason: String)

  /// One line for people.
  public var description: String {
    switch self {
    case .missingSystemFont(let folders):
      "the font Inter is not installed (looked in \(folders.joined(separator: ", "))); "
        + "install the package fonts-inter"
    case .unreadable(let path, let reason): "cannot read the font \(path): \(reason)"
    case .unavailable(let reason): "text drawing is not available: \(reason)"
    }
  }
}
