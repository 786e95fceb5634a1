import Foundation

/// What layout needs to know about fonts. The rasteriser implements it, so text is drawn
/// where it was measured; tests may put in a simpler one.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Vertical measures of `face` at its size.
  func metrics(of face: FontFace) -> FontMetrics
  /// The advance in points of every `Character` of `text`, in order, including the tracking
  /// and kerning of the font.
  func advances(of text: String, in face: FontFace) -> [CGFloat]
  /// Whether a font, or a family of fonts, of that name is there or can be measured. Faces of
  /// others are measured as the system font.
  func hasFont(named name: String) -> Bool
}

extension TextMeasurer {
  /// There is every font.
  public func hasFont(named name: String) -> Bool { true }
}
