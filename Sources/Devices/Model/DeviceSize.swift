import Foundation

/// The size of a device's screen, portrait, in points and in pixels.
public struct DeviceSize: Sendable, Hashable {
  /// The screen in points, portrait.
  public var points: CGSize
  /// Pixels to a point.
  public var scale: Double
  /// The frame that is rendered, in pixels, portrait: points times scale.
  public var nativePixels: PixelSize
  /// The panel in pixels, portrait. It differs from `nativePixels` on devices that shrink the
  /// rendered frame onto the panel (Plus and mini models).
  public var panelPixels: PixelSize

  /// A screen of so many points with so many pixels to a point.
  public init(points: CGSize, scale: Double, panelPixels: PixelSize? = nil) {
    self.points = points
    self.scale = scale
    nativePixels = PixelSize(
      width: Int((points.width * scale).rounded()), height: Int((points.height * scale).rounded()))
    self.panelPixels = panelPixels ?? nativePixels
  }

  /// The screen in points when the device is held this way.
  public func points(in orientation: Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: points.height, height: points.width) : points
  }

  /// The rendered frame in pixels when the device is held this way.
  public func nativePixels(in orientation: Orientation) -> PixelSize {
    orientation.isLandscape
      ? PixelSize(width: nativePixels.height, height: nativePixels.width) : nativePixels
  }
}
