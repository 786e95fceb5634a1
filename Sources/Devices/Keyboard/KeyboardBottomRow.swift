/// What stands beside or in the place of the space bar, by the type that an input asks for.
public enum KeyboardBottomRow: String, Sendable, Hashable, CaseIterable {
  /// The space bar alone.
  case text
  /// Signs of web addresses instead of the space bar.
  case url
  /// Space bar, at sign and full stop.
  case email
  /// Space bar, at sign and number sign.
  case twitter
  /// Space bar and full stop.
  case webSearch

  /// What the keys of the row type, from the left, without the space bar.
  public var characters: [String] {
    switch self {
    case .text: []
    case .url: [".", "/", ".com"]
    case .email: ["@", "."]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    }
  }

  /// Whether there is a space bar.
  public var hasSpace: Bool { self != .url }
}
