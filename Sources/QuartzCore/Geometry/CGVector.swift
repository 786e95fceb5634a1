import Foundation

/// A displacement or velocity in a plane.
public struct CGVector: Hashable, Sendable {
  /// Its horizontal part.
  public var dx: CGFloat
  /// Its vertical part.
  public var dy: CGFloat

  /// The vector that goes nowhere.
  public static let zero = CGVector()

  /// The vector that goes nowhere.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
