import Foundation

/// The yardstick: copying one frame of 1179×2556 pixels.
enum MemoryCopy {
  static func secondsPerFrame() -> Double {
    let size = 1179 * 2556 * 4
    let source = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, size)
    memset(target, 2, size)
    return Stopwatch.best(of: 20) { memcpy(target, source, size) }
  }
}
