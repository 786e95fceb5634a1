/// A font.
public struct Font: Hashable, Sendable {
  /// Thickness of strokes.
  public enum Weight: Hashable, Sendable {
    /// Ultra light.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// Black.
    case black

    var uiWeight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// A role of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large title.
    case largeTitle
    /// Title.
    case title
    /// Second title.
    case title2
    /// Third title.
    case title3
    /// Headline.
    case headline
    /// Subheadline.
    case subheadline
    /// Body.
    case body
    /// Callout.
    case callout
    /// Footnote.
    case footnote
    /// Caption.
    case caption
    /// Second caption.
    case caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The shape of letters.
  public enum Design: Hashable, Sendable {
    /// The system's usual one.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters of one width.
    case monospaced

    var faceDesign: FontFace.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  let uiFont: UIFont

  /// A font of UIKit.
  public init(_ font: UIFont) {
    uiFont = font
  }

  /// The system font at a size, points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.systemFont(ofSize: size, weight: (weight ?? .regular).uiWeight)).design(design)
  }

  /// The system font of a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Font(UIFont.preferredFont(forTextStyle: style.uiStyle)).design(design)
    return weight.map(font.weight) ?? font
  }

  /// A font by its family and size, points; the system font where there is no such family.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }

  /// The same with a change of the face.
  private func changed(_ change: (inout FontFace) -> Void) -> Font {
    Font(uiFont.changingFace(change))
  }

  /// The same with letters of another shape, if it is the system's.
  func design(_ design: Design?) -> Font {
    guard let design, uiFont.face.family == nil else { return self }
    return changed { $0.design = design.faceDesign }
  }

  /// The same with another thickness.
  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight.uiWeight.rawValue }
  }

  /// The same, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same, slanted.
  public func italic() -> Font {
    changed { $0.isItalic = true }
  }

  /// The same with letters of one width, if it is the system's.
  public func monospaced() -> Font { design(.monospaced) }

  /// The same with digits of one width, for numbers that change.
  public func monospacedDigit() -> Font { changed { $0.hasFixedDigits = true } }

  /// Large title.
  public static let largeTitle = system(.largeTitle)
  /// Title.
  public static let title = system(.title)
  /// Second title.
  public static let title2 = system(.title2)
  /// Third title.
  public static let title3 = system(.title3)
  /// Headline.
  public static let headline = system(.headline)
  /// Subheadline.
  public static let subheadline = system(.subheadline)
  /// Body.
  public static let body = system(.body)
  /// Callout.
  public static let callout = system(.callout)
  /// Footnote.
  public static let footnote = system(.footnote)
  /// Caption.
  public static let caption = system(.caption)
  /// Second caption.
  public static let caption2 = system(.caption2)
}
