/// What stands beside or in the place of the space bar, by the type that an input asks for.
public enum KeyboardBottomRow: String, Sendable, Hashable, CaseIterable {
  /// The space bar alone.
  case text
  /// Signs of web addresses instead of the space bar.
  case url
  /// The space bar and signs of mail addresses.
  case email
  /// Space bar, at sign and number sign.
  case twitter
  /// The space bar and signs of web addresses.
  case webSearch

  /// What the keys of the row type, from the left, without the space bar. Tablets have a full
  /// stop in the row above, and there an at sign as well where mail addresses are typed.
  public func characters(on form: KeyboardForm) -> [String] {
    let isPhone = form == .phone
    return switch self {
    case .text: []
    case .url: isPhone ? [".", "/", ".com"] : [":", "/", "_", "-", ".com"]
    case .email: isPhone ? ["@", "."] : ["_", "-"]
    case .twitter: ["@", "#"]
    case .webSearch: isPhone ? ["."] : ["/", ".com"]
    }
  }

  /// Whether there is a space bar.
  public var hasSpace: Bool { self != .url }
}
