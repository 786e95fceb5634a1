import Foundation

/// Vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Height above the baseline, positive.
  public var ascender: CGFloat
  /// Depth below the baseline, negative as in UIKit.
  public var descender: CGFloat
  /// Extra space between lines.
  public var leading: CGFloat
  /// Height of a capital letter.
  public var capHeight: CGFloat
  /// Height of a lower-case x.
  public var xHeight: CGFloat

  /// Metrics from their five measures in points.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The distance from baseline to baseline: ascender − descender + leading.
  public var lineHeight: CGFloat { ascender - descender + leading }
}
