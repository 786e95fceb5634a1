import Devices
import Foundation

/// How much body a device has around its screen, in points of the screen, and how round it is.
/// The widths of Apple's own bezel pictures: about 18 around notch and island phones, 28 and 111
/// around phones with a home button, 59 around tablets, 40 and 100 around tablets with a home
/// button.
public struct BodyMetrics: Hashable, Sendable {
  /// Body left and right of an upright screen.
  public var side: Double
  /// Body above and below an upright screen.
  public var end: Double
  /// Corner radius of the body.
  public var radius: Double
  /// Whether there is a round button below the screen.
  public var hasHomeButton: Bool

  /// The body of a device.
  public init(_ device: Device) {
    hasHomeButton = device.homeIndicator == nil
    switch (device.idiom, hasHomeButton) {
    case (.phone, false):
      side = 18
      end = 18
      radius = device.displayCornerRadius + 18
    case (.phone, true):
      side = 24
      end = 104
      radius = 56
    case (.pad, false):
      side = 50
      end = 50
      radius = device.displayCornerRadius + 30
    case (.pad, true):
      side = 40
      end = 96
      radius = 44
    }
  }

  /// The body around a screen of `size` points, in the screen's space.
  public func frame(around size: CGSize, in orientation: Orientation) -> CGRect {
    let (dx, dy) = orientation.isLandscape ? (end, side) : (side, end)
    return CGRect(origin: .zero, size: size).insetBy(dx: -dx, dy: -dy)
  }
}
