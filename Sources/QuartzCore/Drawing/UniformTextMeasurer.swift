import Foundation

/// A measurer that needs no fonts: every character is equally wide, vertical measures are
/// those of the system font (APPEARANCE 4). For code that lays out without drawing.
public final class UniformTextMeasurer: TextMeasurer {
  private let advance: CGFloat

  /// A measurer whose characters are `advance` em wide.
  public init(advance: CGFloat = 0.55) {
    self.advance = advance
  }

  /// Vertical measures of the system font at the face's size.
  public func metrics(of face: FontFace) -> FontMetrics {
    FontMetrics(
      ascender: 1950 / 2048 * face.size, descender: -494 / 2048 * face.size, leading: 0,
      capHeight: 0.7046 * face.size, xHeight: 0.53 * face.size)
  }

  /// The same advance for every character.
  public func advances(of text: String, in face: FontFace) -> [CGFloat] {
    text.map { _ in advance * face.size }
  }
}
