import Raster
import UIKit

/// A rectangle in pixels.
struct PixelArea {
  var x: Range<Int>
  var y: Range<Int>

  /// The pixels of a rectangle in points, counted from a row of the screen.
  init(_ rect: CGRect, scale: CGFloat, below row: Int) {
    let left = Int((rect.minX * scale).rounded(.down))
    let top = Int((rect.minY * scale).rounded(.down)) - row
    x = left..<max(left, Int((rect.maxX * scale).rounded(.up)))
    y = top..<max(top, Int((rect.maxY * scale).rounded(.up)) - row)
  }
}

/// The keyboards of two pictures of screens, cut out, without what a mask covers.
struct KeyboardParts {
  let meanDeltaE: Double
  let difference: CGImage
  let sideBySide: CGImage

  init(real: CGImage, drawn: CGImage, rows: Range<Int>, mask: [PixelArea]) {
    let width = real.width
    let range = rows.lowerBound * width..<rows.upperBound * width
    let one = Array(real.pixels[range])
    let other = Array(drawn.pixels[range])
    var covered = Set<Int>()
    for area in mask {
      for y in area.y where (0..<rows.count).contains(y) {
        for x in area.x where (0..<width).contains(x) { covered.insert(y * width + x) }
      }
    }
    let size = (width: width, height: rows.count)
    func image(_ pixels: [UInt32]) -> CGImage? {
      CGImage(width: size.width, height: size.height, pixels: pixels)
    }
    // What is covered is made equal and left out.
    var compared = other
    for index in covered { compared[index] = one[index] }
    let found = image(one).flatMap { first in
      image(compared).flatMap { ImageComparison(first, $0) }
    }
    meanDeltaE =
      (found?.meanDeltaE ?? 0) * Double(one.count) / Double(max(1, one.count - covered.count))
    let apart = zip(one, compared).map(Self.difference)
    difference = image(apart) ?? drawn
    var joined: [UInt32] = []
    joined.reserveCapacity(3 * one.count)
    for row in 0..<rows.count {
      let line = row * width..<(row + 1) * width
      joined += one[line]
      joined += other[line]
      joined += apart[line]
    }
    sideBySide = CGImage(width: 3 * width, height: rows.count, pixels: joined) ?? drawn
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
