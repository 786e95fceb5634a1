import Foundation

/// The bar at the bottom of devices without a home button. Its ends are fully rounded
/// (FACTS 1.5).
public struct HomeIndicator: Sendable, Hashable {
  /// The length in points when the device is upright.
  public var portraitWidth: Double
  /// The length in points when the device lies on its side.
  public var landscapeWidth: Double
  /// The thickness in points.
  public var height: Double
  /// The distance from the screen's bottom edge in points.
  public var gap: Double

  /// A bar with these measures in points.
  public init(portraitWidth: Double, landscapeWidth: Double, height: Double, gap: Double) {
    self.portraitWidth = portraitWidth
    self.landscapeWidth = landscapeWidth
    self.height = height
    self.gap = gap
  }

  /// The bar's place in points on a screen of this size, which is the size as held.
  public func frame(in size: CGSize, orientation: Orientation) -> CGRect {
    let width = orientation.isLandscape ? landscapeWidth : portraitWidth
    return CGRect(
      x: (size.width - width) / 2, y: size.height - gap - height, width: width, height: height)
  }
}
