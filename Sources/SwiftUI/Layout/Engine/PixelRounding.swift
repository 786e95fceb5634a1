/// Rounds frames to pixels by their edges, so that what touches stays in touch.
struct PixelRounding {
  /// Pixels per point.
  var scale: CGFloat

  /// What a sum may be off by, in pixels, without meaning another pixel.
  private static let noise: CGFloat = 0.001

  func round(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + Self.noise).rounded() / scale
  }

  func round(_ frame: CGRect) -> CGRect {
    let (left, top) = (round(frame.minX), round(frame.minY))
    return CGRect(
      x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
  }
}
