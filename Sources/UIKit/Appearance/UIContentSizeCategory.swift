/// The user's text size. Raw values are Apple's (APPEARANCE 4).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// A size by Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(short: String) {
    self.init(rawValue: "UICTContentSizeCategory" + short)
  }

  /// Not decided; texts have the size of `large`.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(short: "S")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(short: "M")
  /// The usual size.
  public static let large = UIContentSizeCategory(short: "L")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  /// Still larger.
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  /// The largest of the usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  /// The first of the sizes for weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  /// The second of the sizes for weak eyes.
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  /// The third of the sizes for weak eyes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  /// The fourth of the sizes for weak eyes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    short: "AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    short: "AccessibilityXXXL")

  /// All sizes from small to large.
  public static let allCases: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Posted by the application after the text size has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in what that notification carries.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether it is one of the five sizes for weak eyes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The place among all sizes; that of `large` for names that are not known.
  var step: Int {
    Self.allCases.firstIndex(of: self) ?? 3
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether one is the smaller size.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.step < other.step
  }
}
