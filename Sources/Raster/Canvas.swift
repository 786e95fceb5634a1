import Foundation
import QuartzCore

/// Pixels to draw on: premultiplied `0xAARRGGBB` in native byte order (Cairo's ARGB32 and
/// SDL's ARGB8888), rows top to bottom without padding. Starts transparent.
///
/// A canvas may be handed to another thread, but not be used by two at the same time, except for
/// reading.
public final class Canvas: @unchecked Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  /// A transparent canvas of `width` × `height` pixels; each is at least 1 and at most 32,767,
  /// which is Cairo's limit.
  public init(width: Int, height: Int) {
    self.width = min(max(1, width), 32_767)
    self.height = min(max(1, height), 32_767)
    let count = self.width * self.height
    // Aligned to cache lines, for the vector loops.
    pixels = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
      .bindMemory(to: UInt32.self, capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit {
    UnsafeMutableRawPointer(pixels).deallocate()
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// The premultiplied pixel at `x`, `y`, counted from the top left; 0 outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return pixels[y * width + x]
  }

  /// Hands all pixels to `body`, row by row.
  public func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: pixels, count: width * height))
  }

  /// Hands all pixels to `body` for changing, row by row.
  public func withUnsafeMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeMutableBufferPointer(start: pixels, count: width * height))
  }

  /// A copy of the pixels as a picture.
  public func makeImage() -> CGImage {
    // The sizes agree by construction.
    CGImage(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height)))!
  }
}
