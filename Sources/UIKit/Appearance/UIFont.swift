/// A font at a size. Not an `NSObject`, for the reason that `UIColor` gives.
open class UIFont: Hashable, @unchecked Sendable {
  /// Thickness of the strokes on Apple's scale −1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public let rawValue: CGFloat

    /// A weight by its place on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The key by which the font is measured and drawn.
  public let face: FontFace
  let scaling: FontScaling?

  /// A font by family name, or `nil` for an impossible size.
  public convenience init?(name: String, size: CGFloat) {
    guard size > 0, !name.isEmpty else { return nil }
    self.init(face: FontFace(family: name, size: size))
  }

  /// A font by its key.
  public convenience init(face: FontFace) {
    self.init(face: face, scaling: nil)
  }

  init(face: FontFace, scaling: FontScaling?) {
    self.face = face
    self.scaling = scaling
  }

  /// The system font at `size` points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(face: FontFace(size: size, weight: weight.rawValue))
  }

  /// The bold (semibold, as in UIKit) system font at `size` points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system font at `size` points with digits of one width, for numbers that change.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: size, weight: weight.rawValue, hasFixedDigits: true))
  }

  /// The system's font with letters of one width at `size` points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: size, weight: weight.rawValue, design: .monospaced))
  }

  /// The slanted system font at `size` points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: size, isItalic: true))
  }

  /// Size of labels, 17 points.
  public static let labelFontSize: CGFloat = 17
  /// Size of button titles, 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// Small system size, 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// System size, 14 points.
  public static let systemFontSize: CGFloat = 14

  /// Size in points.
  public var pointSize: CGFloat { face.size }
  /// The family's name.
  public var familyName: String { face.family ?? ".AppleSystemUIFont" }
  /// The font's name.
  public var fontName: String { face.family ?? ".SFUI-Regular" }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var other = face
    other.size = size
    return UIFont(face: other)
  }

  /// Height above the baseline, points.
  @preconcurrency @MainActor public var ascender: CGFloat { metrics.ascender }
  /// Depth below the baseline, points, negative.
  @preconcurrency @MainActor public var descender: CGFloat { metrics.descender }
  /// Extra space between lines, points.
  @preconcurrency @MainActor public var leading: CGFloat {
    metrics.leading + max(0, styleLineHeight - metrics.lineHeight)
  }

  /// The distance from line to line that the font's text style asks for, points; zero without.
  var styleLineHeight: CGFloat {
    guard case .preferred(let style) = scaling else { return 0 }
    return TextStyleSizes.lineHeight(of: style, size: pointSize)
  }
  /// Height of a capital, points.
  @preconcurrency @MainActor public var capHeight: CGFloat { metrics.capHeight }
  /// Height of an x, points.
  @preconcurrency @MainActor public var xHeight: CGFloat { metrics.xHeight }
  /// Distance from baseline to baseline, points.
  @preconcurrency @MainActor public var lineHeight: CGFloat { metrics.lineHeight }

  @MainActor private var metrics: FontMetrics {
    UIApplication.shared.textMeasurer.metrics(of: face)
  }

  /// Equal when drawn the same.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  /// What `isEqual` says.
  public static func == (one: UIFont, other: UIFont) -> Bool { one.isEqual(other) }

  /// Hashes what `isEqual` compares.
  open func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
