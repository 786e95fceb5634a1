import Foundation

/// The grid of a screen's pixels, and lengths on it.
struct PixelGrid {
  /// Pixels to a point.
  let scale: Double

  /// A stretch along one axis, in pixels.
  struct Span: Hashable {
    var start: Int
    var end: Int

    /// The stretch as far from the end of a line of pixels as this one is from its start.
    func mirrored(in length: Int) -> Span {
      Span(start: length - end, end: length - start)
    }
  }

  /// The nearest pixel to a place in points.
  func nearest(_ points: Double) -> Int { Int((points * scale).rounded()) }

  /// The last pixel at or before a place in points; a hair's breadth of error does not count.
  func floor(_ points: Double) -> Int { Int((points * scale + 1e-6).rounded(.down)) }

  /// The stretch between the pixels nearest to two places in points.
  func span(_ start: Double, _ end: Double) -> Span {
    Span(start: nearest(start), end: nearest(end))
  }

  /// A rectangle in points from stretches in pixels.
  func rect(_ x: Span, _ y: Span) -> CGRect {
    CGRect(
      x: Double(x.start) / scale, y: Double(y.start) / scale,
      width: Double(x.end - x.start) / scale, height: Double(y.end - y.start) / scale)
  }
}
