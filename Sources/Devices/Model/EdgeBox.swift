import Foundation

/// A box that is tied to the left or the right edge of what holds it, so that its place is known
/// at every width.
public struct EdgeBox: Sendable, Hashable {
  /// An edge to count from.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// The left edge, to the box's left side.
    case left
    /// The right edge, to the box's right side.
    case right
  }

  /// The edge that `inset` counts from.
  public var edge: Edge
  /// The distance from that edge in points.
  public var inset: Double
  /// The distance from the top in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A box so far from an edge and from the top, in points.
  public init(edge: Edge, inset: Double, y: Double, width: Double, height: Double) {
    self.edge = edge
    self.inset = inset
    self.y = y
    self.width = width
    self.height = height
  }

  /// The box in points in something that is so wide.
  public func frame(inWidth totalWidth: Double) -> CGRect {
    let x = edge == .left ? inset : totalWidth - inset - width
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
