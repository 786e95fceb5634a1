/// Lets fonts and lengths of the app grow with the user's text size as those of a text style do.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font of the usual text size, made for the present one.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, category: CurrentTextSize.category)
  }

  /// A font of the usual text size, made for the present one but not larger than
  /// `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, category: CurrentTextSize.category)
  }

  /// A font of the usual text size, made for that of `traitCollection`.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font, maximum: nil,
      category: traitCollection?.preferredContentSizeCategory ?? CurrentTextSize.category)
  }

  /// A length of the usual text size, made for the present one, points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * TextStyleSizes.factor(of: style, at: CurrentTextSize.category)
  }

  /// A length of the usual text size, made for that of `traitCollection`, points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? CurrentTextSize.category
    return value * TextStyleSizes.factor(of: style, at: category)
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, category: UIContentSizeCategory
  ) -> UIFont {
    let scaling = FontScaling.metrics(style, base: font.pointSize, maximum: maximum)
    var face = font.face
    face.size = scaling.size(at: category)
    return UIFont(face: face, scaling: scaling)
  }
}
