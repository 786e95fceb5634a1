/// Lines below and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
