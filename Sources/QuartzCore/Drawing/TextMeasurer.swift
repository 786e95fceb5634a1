import Foundation

/// What layout needs to know about fonts. The rasteriser implements it, so text is drawn
/// where it was measured; tests may put in a simpler one.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Vertical measures of `face` at its size.
  func metrics(of face: FontFace) -> FontMetrics
  /// The advance in points of every `Character` of `text`, in order, including the tracking
  /// and kerning of the font.
  func advances(of text: String, in face: FontFace) -> [CGFloat]
}
