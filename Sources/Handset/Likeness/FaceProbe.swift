import UIKit

/// Compares what stands on a key in two pictures, whatever ground it stands on.
///
/// A mean over a keyboard, most of which is bare, says little about letters. Here the brightness of
/// both keys is averaged over squares of five points, two of a letter's stems wide, so that the same
/// letter of another font is much alike (0.89 and more beside the pictures of real screens) and most
/// others are not (0.2 to 0.9 between small letters and capitals); the measure is Pearson's
/// correlation of the two.
struct FaceProbe {
  let one: CGImage
  let other: CGImage
  /// Pixels a point.
  let scale: CGFloat

  /// How alike faces of the same sign are at least.
  static let close = 0.8
  /// The key's edges are compared elsewhere, points.
  private static let inset: CGFloat = 4
  /// Half the side of the squares, cells of a point.
  private static let reach = 2
  /// Faces whose brightness varies by less than this, of 255, are blank.
  private static let blank = 2.0

  /// How alike what stands on the key with a frame is, 1 for the same; `nil` where nothing stands
  /// on it in either picture.
  func likeness(of frame: CGRect) -> Double? {
    let inner = frame.insetBy(dx: Self.inset, dy: Self.inset)
    guard inner.width >= 10, inner.height >= 10 else { return nil }
    let first = squares(one, in: inner)
    let second = squares(other, in: inner)
    let count = Double(first.count)
    let (firstMean, secondMean) = (first.reduce(0, +) / count, second.reduce(0, +) / count)
    var (both, ofFirst, ofSecond) = (0.0, 0.0, 0.0)
    for (a, b) in zip(first, second) {
      both += (a - firstMean) * (b - secondMean)
      ofFirst += (a - firstMean) * (a - firstMean)
      ofSecond += (b - secondMean) * (b - secondMean)
    }
    let limit = Self.blank * Self.blank * count
    if ofFirst < limit, ofSecond < limit { return nil }
    if ofFirst < limit || ofSecond < limit { return 0 }
    return both / (ofFirst * ofSecond).squareRoot()
  }

  /// The mean brightness of overlapping squares, 0…255.
  private func squares(_ image: CGImage, in rect: CGRect) -> [Double] {
    let columns = Int(rect.width)
    let rows = Int(rect.height)
    var cells: [Double] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        cells.append(
          cell(image, x: rect.minX + CGFloat(column), y: rect.minY + CGFloat(row)))
      }
    }
    let reach = Self.reach
    var result: [Double] = []
    for row in reach..<rows - reach {
      for column in reach..<columns - reach {
        var sum = 0.0
        for y in -reach...reach {
          for x in -reach...reach { sum += cells[(row + y) * columns + column + x] }
        }
        result.append(sum / Double((2 * reach + 1) * (2 * reach + 1)))
      }
    }
    return result
  }

  /// The mean brightness of the pixels of a square point.
  private func cell(_ image: CGImage, x: CGFloat, y: CGFloat) -> Double {
    let (left, top) = (Int(x * scale), Int(y * scale))
    let side = max(1, Int(scale))
    var sum: UInt32 = 0
    for row in top..<min(top + side, image.height) {
      for column in left..<min(left + side, image.width) {
        let pixel = image.pixels[row * image.width + column]
        sum += (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)
      }
    }
    return Double(sum) / Double(3 * side * side)
  }
}
