import Foundation

/// Which font a run of text is drawn with: the key under which measurer and rasteriser look
/// it up.
public struct FontFace: Hashable, Sendable {
  /// The family, or `nil` for the system font.
  public var family: String?
  /// Size in points.
  public var size: CGFloat
  /// Weight on Apple's scale −1…1, where 0 is regular, 0.3 semibold and 0.4 bold.
  public var weight: CGFloat
  /// Whether the slanted cut is used.
  public var isItalic: Bool
  /// Which cut of the system font is used.
  public var design: Design
  /// Whether all digits are as wide as a zero, so that numbers stand still while they change.
  public var hasFixedDigits: Bool

  /// A cut of the system font.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case standard
    /// With rounded ends.
    case rounded
    /// With serifs.
    case serif
    /// With letters of one width.
    case monospaced
  }

  /// A font by family, size in points, weight on Apple's scale and slant.
  public init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    design: Design = .standard, hasFixedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasFixedDigits = hasFixedDigits
  }
}
