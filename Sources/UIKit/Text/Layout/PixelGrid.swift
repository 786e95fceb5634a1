/// Rounds lengths in points to whole pixels.
struct PixelGrid {
  /// Pixels per point.
  var scale: CGFloat

  /// What a sum of rounded numbers may be off by, in pixels, without meaning another pixel.
  private static let noise: CGFloat = 0.001

  func ceil(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - Self.noise).rounded(.up) / scale
  }

  func floor(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + Self.noise).rounded(.down) / scale
  }

  func round(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + Self.noise).rounded() / scale
  }
}
