import CImage
import Foundation
import QuartzCore

/// Reads JPEGs, turned upright as their EXIF data say.
enum JPEGDecoder {
  /// Whether bytes begin like a JPEG.
  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  static func decode(_ data: Data) throws(PictureError) -> CGImage {
    var width: Int32 = 0
    var height: Int32 = 0
    var reason = [CChar](repeating: 0, count: Int(CI_REASON_SIZE))
    let pixels = data.withUnsafeBytes { bytes in
      ci_jpeg_decode(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height, &reason)
    }
    guard let pixels else {
      let end = reason.firstIndex(of: 0) ?? reason.endIndex
      throw PictureError(
        reason: String(decoding: reason[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    defer { free(pixels) }
    let count = Int(width) * Int(height)
    guard
      let image = CGImage(
        width: Int(width), height: Int(height),
        pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
    else { throw PictureError(reason: "the picture is empty") }
    return image
  }
}
