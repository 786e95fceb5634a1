import Foundation

/// Where the phone's screen is in the window.
struct Viewport: Hashable {
  /// The window in pixels.
  var windowSize: CGSize
  /// Top left corner of the screen, in pixels of the window.
  var origin: CGPoint
  /// Pixels of the window for a point of the screen.
  var scale: CGFloat

  /// - Parameters:
  ///   - outline: what is shown (screen or body), in points of the screen.
  ///   - deviceScale: pixels of the phone for a point of it.
  ///   - density: pixels of the window for a unit of the host's desktop.
  init(
    windowSize: CGSize, outline: CGRect, scaling: Scaling, deviceScale: CGFloat,
    density: CGFloat
  ) {
    self.windowSize = windowSize
    switch scaling {
    case .fit:
      scale = max(
        0.01, min(windowSize.width / outline.width, windowSize.height / outline.height))
    case .pixelExact: scale = deviceScale
    case .pointAccurate: scale = density
    }
    origin = CGPoint(
      x: ((windowSize.width - outline.width * scale) / 2 - outline.minX * scale).rounded(),
      y: ((windowSize.height - outline.height * scale) / 2 - outline.minY * scale).rounded())
  }

  /// A place in the window as a point of the screen.
  func screenPoint(_ pixel: CGPoint) -> CGPoint {
    CGPoint(x: (pixel.x - origin.x) / scale, y: (pixel.y - origin.y) / scale)
  }
}
