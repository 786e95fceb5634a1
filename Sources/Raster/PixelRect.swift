import CImage
import Foundation
import QuartzCore

/// A rectangle of whole pixels.
typealias PixelRect = ci_rect

extension PixelRect {
  /// Coordinates are kept within this, so that sums of them don't overflow.
  private static let limit: CGFloat = 1_000_000

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  var width: Int32 { x1 - x0 }
  var height: Int32 { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  private static func clamp(_ value: CGFloat) -> Int32 {
    value.isNaN ? 0 : Int32(min(max(value, -limit), limit))
  }

  /// The whole pixel that an edge lies on. Halves, and what falls short of them by rounding
  /// noise, go up: an edge then moves with everything that is a whole number of pixels away.
  static func snap(_ value: CGFloat) -> Int32 {
    clamp((value + 0.5 + 1e-5).rounded(.down))
  }

  /// Rounds every edge of a rectangle of pixels to the grid. What has a size keeps at least one
  /// pixel, so that no line vanishes.
  static func snapping(_ rect: CGRect) -> PixelRect {
    var result = PixelRect(
      x0: snap(rect.minX), y0: snap(rect.minY), x1: snap(rect.maxX), y1: snap(rect.maxY))
    if result.x0 == result.x1, rect.width > 0.25 { result.x1 += 1 }
    if result.y0 == result.y1, rect.height > 0.25 { result.y1 += 1 }
    return result
  }

  /// The smallest rectangle of whole pixels around `rect`; rounding noise doesn't enlarge it.
  static func around(_ rect: CGRect) -> PixelRect {
    PixelRect(
      x0: clamp((rect.minX + 1e-4).rounded(.down)), y0: clamp((rect.minY + 1e-4).rounded(.down)),
      x1: clamp((rect.maxX - 1e-4).rounded(.up)), y1: clamp((rect.maxY - 1e-4).rounded(.up)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  func offset(_ x: Int32, _ y: Int32) -> PixelRect {
    PixelRect(x0: x0 &+ x, y0: y0 &+ y, x1: x1 &+ x, y1: y1 &+ y)
  }

  func equals(_ other: PixelRect) -> Bool {
    x0 == other.x0 && y0 == other.y0 && x1 == other.x1 && y1 == other.y1
  }

  func inset(_ distance: Int32) -> PixelRect {
    PixelRect(
      x0: x0 &+ distance, y0: y0 &+ distance, x1: x1 &- distance, y1: y1 &- distance)
  }
}

extension CGAffineTransform {
  /// Whether all entries are ordinary numbers of a size that can be drawn.
  var isDrawable: Bool {
    let limit: CGFloat = 1e7
    return abs(a) < limit && abs(b) < limit && abs(c) < limit && abs(d) < limit
      && abs(tx) < 1e12 && abs(ty) < 1e12
  }

  /// Whether rectangles stay upright, unmirrored rectangles.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// By how much lengths grow, averaged over both directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
  /// Whether all edges are ordinary numbers and the size isn't negative.
  var isDrawable: Bool {
    abs(origin.x) < 1e12 && abs(origin.y) < 1e12 && size.width >= 0 && size.height >= 0
      && size.width < 1e12 && size.height < 1e12
  }
}

extension CGColor {
  /// The premultiplied pixel of this colour, made `opacity` times as opaque.
  func pixel(opacity: CGFloat = 1) -> UInt32 {
    func byte(_ value: CGFloat) -> UInt32 {
      // A comparison with NaN is false, so NaN becomes 0.
      value > 0 ? UInt32((min(value, 1) * 255).rounded()) : 0
    }
    let alpha = byte(self.alpha * opacity)
    func premultiplied(_ value: CGFloat) -> UInt32 {
      let product = byte(value) * alpha + 128
      return (product + product >> 8) >> 8
    }
    return alpha << 24 | premultiplied(red) << 16 | premultiplied(green) << 8
      | premultiplied(blue)
  }
}
