import Foundation

/// A piece of one line of text with its place: every `Character` is drawn at the sum of the
/// advances before it.
public struct GlyphRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font.
  public var face: FontFace
  /// The ink.
  public var color: CGColor
  /// Left end of the baseline, in points of the drawing.
  public var origin: CGPoint
  /// One advance in points for each `Character`.
  public var advances: [CGFloat]

  /// A run from its parts.
  public init(
    text: String, face: FontFace, color: CGColor, origin: CGPoint, advances: [CGFloat]
  ) {
    self.text = text
    self.face = face
    self.color = color
    self.origin = origin
    self.advances = advances
  }

  /// The sum of all advances, in points.
  public var width: CGFloat { advances.reduce(0, +) }
}
