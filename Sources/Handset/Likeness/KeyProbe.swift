import UIKit

/// Finds the edges and colours of keys in a picture of a screen.
struct KeyProbe {
  enum Side: CaseIterable {
    case left, right, top, bottom
  }

  let image: CGImage
  let scale: CGFloat

  /// Red, green and blue at a point of the screen.
  func color(at point: CGPoint) -> [Int] {
    let x = min(max(0, Int(point.x * scale)), image.width - 1)
    let y = min(max(0, Int(point.y * scale)), image.height - 1)
    let pixel = image.pixels[y * image.width + x]
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  /// Places beside glyphs: on the key, on the tray, on the shadow.
  static func colorPoints(of frame: CGRect) -> [(String, CGPoint)] {
    [
      ("key", CGPoint(x: frame.minX + 9, y: frame.minY + 4)),
      ("tray", CGPoint(x: frame.midX, y: frame.minY - 3)),
      ("shadow", CGPoint(x: frame.midX, y: frame.maxY + 0.5)),
    ]
  }

  /// Where the picture's key really ends, from the coverage of the pixels across the edge, in
  /// points of the screen. The key is known to be near `frame`.
  func edge(_ side: Side, of frame: CGRect) -> CGFloat {
    let reach = 2.5
    let (inner, outward): (CGPoint, CGSize)
    switch side {
    case .left:
      (inner, outward) = (CGPoint(x: frame.minX, y: frame.minY + 10), CGSize(width: -1, height: 0))
    case .right:
      (inner, outward) = (CGPoint(x: frame.maxX, y: frame.minY + 10), CGSize(width: 1, height: 0))
    case .top:
      (inner, outward) = (CGPoint(x: frame.midX, y: frame.minY), CGSize(width: 0, height: -1))
    case .bottom:
      (inner, outward) = (CGPoint(x: frame.midX, y: frame.maxY), CGSize(width: 0, height: 1))
    }
    let steps = Int(reach * scale)
    let colors = (-steps..<steps).map { step -> [Int] in
      let distance = (CGFloat(step) + 0.5) / scale
      return color(
        at: CGPoint(x: inner.x + outward.width * distance, y: inner.y + outward.height * distance))
    }
    let fill = colors[0]
    let distances = colors.map { color in
      zip(color, fill).reduce(0) { sum, pair in sum + abs(pair.0 - pair.1) }
    }
    // Up to the first full step away from the key's colour: the tray, or the shadow below.
    let limit = side == .bottom ? (distances.max() ?? 0) : (distances.last ?? 0)
    let end = distances.firstIndex { $0 >= limit * 9 / 10 } ?? distances.count
    let covered = distances[..<end].reduce(CGFloat(0)) {
      $0 + 1 - CGFloat($1) / CGFloat(max(limit, 1))
    }
    let offset = (covered - CGFloat(steps)) / scale
    switch side {
    case .left: return frame.minX - offset
    case .right: return frame.maxX + offset
    case .top: return frame.minY - offset
    case .bottom: return frame.maxY + offset
    }
  }
}
