import UIKit

/// Versions of Interface Builder at which the looks that it draws changed.
enum CanvasRules {
  /// iOS 9: wide views of controllers have wide margins.
  static let wideMarginTools = 8_000
  /// iOS 12: higher bars on tablets.
  static let tabletBarTools = 14_300
  /// iOS 13: flat segmented controls and steppers, higher fields, sheets that leave the
  /// controller below in sight.
  static let flatTools = 14_800
  /// Titles of configured buttons are as large as body text.
  static let bodyTitleTools = 21_000
  /// iOS 26: higher bars, wider switches.
  static let glassTools = 24_000
  /// For files that do not say by which version they were saved.
  static let newestTools = 32_700
}

extension InterfaceDocument {
  /// The size of the whole canvas in points.
  public var canvasSize: CGSize {
    let size = canvas?.size ?? CGSize(width: 600, height: 600)
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Pixels per point on the canvas.
  public var canvasScale: CGFloat { canvas?.scale ?? 2 }

  /// The traits of the canvas. The square of old files has no size classes.
  public var canvasTraits: UITraitCollection {
    guard let canvas else {
      return UITraitCollection(
        userInterfaceStyle: .light, userInterfaceIdiom: .phone, displayScale: canvasScale)
    }
    let isRegularWide = canvas.isTablet || isLandscape && canvas.isWideInLandscape
    return UITraitCollection(
      userInterfaceStyle: .light, userInterfaceIdiom: canvas.isTablet ? .pad : .phone,
      horizontalSizeClass: isRegularWide ? .regular : .compact,
      verticalSizeClass: canvas.isTablet || !isLandscape ? .regular : .compact,
      displayScale: canvasScale)
  }
}
