import Foundation

/// How far the safe area lies inside each edge of the screen, in points.
public struct SafeArea: Sendable, Hashable {
  /// No insets.
  public static let zero = SafeArea(top: 0, left: 0, bottom: 0, right: 0)

  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Insets from the four edges, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The part of a screen of this size that lies inside the insets.
  public func frame(in size: CGSize) -> CGRect {
    CGRect(
      x: left, y: top, width: max(0, size.width - left - right),
      height: max(0, size.height - top - bottom))
  }
}
