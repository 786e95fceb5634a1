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
  ///   - focus: which part shows where the phone is larger than the window; 0 is the top left,
  ///     1 the bottom right.
  init(
    windowSize: CGSize, outline: CGRect, scaling: Scaling, deviceScale: CGFloat,
    density: CGFloat, focus: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.windowSize = windowSize
    switch scaling {
    case .fit:
      scale = max(
        0.01, min(windowSize.width / outline.width, windowSize.height / outline.height))
    case .pixelExact: scale = deviceScale
    case .pointAccurate: scale = density
    }
    let spare = CGSize(
      width: windowSize.width - outline.width * scale,
      height: windowSize.height - outline.height * scale)
    origin = CGPoint(
      x: (spare.width * (spare.width < 0 ? focus.x : 0.5) - outline.minX * scale).rounded(),
      y: (spare.height * (spare.height < 0 ? focus.y : 0.5) - outline.minY * scale).rounded())
  }

  /// A place in the window as a point of the screen.
  func screenPoint(_ pixel: CGPoint) -> CGPoint {
    CGPoint(x: (pixel.x - origin.x) / scale, y: (pixel.y - origin.y) / scale)
  }
}
