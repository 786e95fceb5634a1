import Raster
import UIKit

/// A rectangle in pixels.
struct PixelArea {
  var x: Range<Int>
  var y: Range<Int>

  /// The pixels of a rectangle in points, counted from a row of the screen.
  init(_ rect: CGRect, scale: CGFloat, below row: Int = 0) {
    let left = Int((rect.minX * scale).rounded(.down))
    let top = Int((rect.minY * scale).rounded(.down)) - row
    x = left..<max(left, Int((rect.maxX * scale).rounded(.up)))
    y = top..<max(top, Int((rect.maxY * scale).rounded(.up)) - row)
  }
}

/// The keyboards of two pictures of screens, cut out, without what a mask covers.
struct KeyboardParts {
  let width: Int
  /// The pixels of both keyboards; what is covered is made equal in `compared`.
  let real: [UInt32]
  let drawn: [UInt32]
  private let compared: [UInt32]
  /// Mean CIE ΔE 2000 of what is not covered.
  let meanDeltaE: Double

  init(real: CGImage, drawn: CGImage, rows: Range<Int>, mask: [PixelArea]) {
    let width = real.width
    let range = rows.lowerBound * width..<rows.upperBound * width
    let one = Array(real.pixels[range])
    let other = Array(drawn.pixels[range])
    var covered = Set<Int>()
    for area in mask {
      for y in area.y.clamped(to: 0..<rows.count) {
        for x in area.x.clamped(to: 0..<width) { covered.insert(y * width + x) }
      }
    }
    var compared = other
    for index in covered { compared[index] = one[index] }
    self.width = width
    self.real = one
    self.drawn = other
    self.compared = compared
    let found = CGImage(width: width, height: rows.count, pixels: one).flatMap { first in
      CGImage(width: width, height: rows.count, pixels: compared).flatMap {
        ImageComparison(first, $0)
      }
    }
    meanDeltaE =
      (found?.meanDeltaE ?? 0) * Double(one.count) / Double(max(1, one.count - covered.count))
  }

  private func image(_ pixels: [UInt32], columns: Int = 1) -> CGImage? {
    CGImage(
      width: columns * width, height: pixels.count / max(1, columns * width), pixels: pixels)
  }

  /// The difference in fourfold strength.
  var difference: CGImage? { image(apart) }

  private var apart: [UInt32] { zip(real, compared).map(Self.difference) }

  /// The real keyboard, the drawn one and their difference.
  var sideBySide: CGImage? {
    let apart = apart
    var joined: [UInt32] = []
    joined.reserveCapacity(3 * real.count)
    for start in stride(from: 0, to: real.count, by: width) {
      let line = start..<start + width
      joined += real[line]
      joined += drawn[line]
      joined += apart[line]
    }
    return image(joined, columns: 3)
  }

  /// The difference of two opaque pixels, channel by channel, four times as strong.
  private static func difference(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let (first, second) = (Int32(one >> shift & 0xFF), Int32(other >> shift & 0xFF))
      result |= UInt32(min(255, abs(first - second) * 4)) << shift
    }
    return result
  }
}
