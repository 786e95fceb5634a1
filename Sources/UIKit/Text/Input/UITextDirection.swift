/// A direction in a text: the raw value of a `UITextStorageDirection` or of a
/// `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// A direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the order in which the text is read.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// As it is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction in the order in which a text is read.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}
