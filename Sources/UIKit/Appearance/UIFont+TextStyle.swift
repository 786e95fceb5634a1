extension UIFont {
  /// A role of text, to which the system gives size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String

    /// A style by Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Title 1.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Title 2.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Title 3.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Caption 1.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Caption 2.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a role at the user's text size (APPEARANCE 4).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, at: CurrentTextSize.category)
  }

  /// The font of a role at the text size of `traitCollection`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style,
      at: traitCollection?.preferredContentSizeCategory ?? CurrentTextSize.category)
  }

  private static func preferredFont(
    forTextStyle style: TextStyle, at category: UIContentSizeCategory
  ) -> UIFont {
    let size = TextStyleSizes.size(of: style, at: category)
    let plain = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    return UIFont(face: plain.face, scaling: .preferred(style))
  }
}
