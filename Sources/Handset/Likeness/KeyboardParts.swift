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
  /// The same without the places where the real tray has a cast of what the app shows below it.
  let meanDeltaEWithoutCast: Double
  let difference: CGImage
  let sideBySide: CGImage

  init(real: CGImage, drawn: CGImage, rows: Range<Int>, mask: [PixelArea]) {
    let width = real.width
    let range = rows.lowerBound * width..<rows.upperBound * width
    let one = Array(real.pixels[range])
    var other = Array(drawn.pixels[range])
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
    /// The mean over what is not covered; that is made equal and left out.
    func mean(without covered: Set<Int>) -> Double {
      for index in covered { other[index] = one[index] }
      guard let first = image(one), let second = image(other),
        let found = ImageComparison(first, second)
      else { return 0 }
      return found.meanDeltaE * Double(one.count) / Double(max(1, one.count - covered.count))
    }
    let cast = Self.cast(real: one, drawn: other, width: width)
    meanDeltaE = mean(without: covered)
    let apart = zip(one, other).map(Self.difference)
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
    meanDeltaEWithoutCast = mean(without: covered.union(cast))
  }

  /// Where the drawn picture is plain tray and the real one is smooth but of another colour: the
  /// real tray is translucent, and the app's content, which is not compared, colours it
  /// (APPEARANCE 1.1).
  private static func cast(real: [UInt32], drawn: [UInt32], width: Int) -> Set<Int> {
    var counts: [UInt32: Int] = [:]
    for pixel in drawn { counts[pixel, default: 0] += 1 }
    let tray = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    let reach = 2
    var found = Set<Int>()
    for index in real.indices where drawn[index] == tray && real[index] != tray {
      let around = [index - reach, index + reach, index - reach * width, index + reach * width]
      let isSmooth = around.allSatisfy { place in
        !real.indices.contains(place)
          || (drawn[place] == tray && distance(real[place], real[index]) <= 3)
      }
      if isSmooth { found.insert(index) }
    }
    return found
  }

  /// The largest difference of a channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int32 {
    [0, 8, 16].map { shift in
      abs(Int32(one >> shift & 0xFF) - Int32(other >> shift & 0xFF))
    }.max() ?? 0
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
