import CImage
import Foundation

/// The picture of one `Character`: coverage for ordinary fonts, colours for emoji.
final class Glyph {
  enum Ink {
    /// Coverage, one byte a pixel, rows of `stride` bytes.
    case coverage(UnsafeMutablePointer<UInt8>)
    /// Premultiplied pixels, rows of `stride` pixels.
    case color(UnsafeMutablePointer<UInt32>)
  }

  let ink: Ink
  let width: Int32
  let height: Int32
  let stride: Int32
  /// Pixels from the pen to the left edge.
  let left: Int32
  /// Pixels from the baseline up to the top edge.
  let top: Int32

  /// An empty coverage picture; its rows are a multiple of four bytes, as Cairo wants them.
  init(coverageWidth width: Int32, height: Int32, left: Int32, top: Int32) {
    let stride = (width + 3) & ~3
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(stride * height)))
    bytes.initialize(repeating: 0, count: max(1, Int(stride * height)))
    ink = .coverage(bytes)
    (self.width, self.height, self.stride, self.left, self.top) = (width, height, stride, left, top)
  }

  /// An empty colour picture.
  init(colorWidth width: Int32, height: Int32, left: Int32, top: Int32) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, Int(width * height)))
    pixels.initialize(repeating: 0, count: max(1, Int(width * height)))
    ink = .color(pixels)
    (self.width, self.height, stride, self.left, self.top) = (width, height, width, left, top)
  }

  deinit {
    switch ink {
    case .coverage(let bytes): bytes.deallocate()
    case .color(let pixels): pixels.deallocate()
    }
  }

  /// What the picture takes in memory.
  var byteCount: Int {
    switch ink {
    case .coverage: Int(stride * height)
    case .color: Int(stride * height) * 4
    }
  }
}
