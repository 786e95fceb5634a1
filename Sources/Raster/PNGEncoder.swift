import CImage
import Foundation
import QuartzCore

/// Writes PNGs, fast rather than small: no row filter and the lightest compression. The same
/// pixels always give the same bytes. Everything here may be called from any thread.
public struct PNGEncoder: Sendable {
  /// Which channels are written.
  public enum Channels: Sendable {
    /// Red, green, blue: for pictures that are opaque, as a phone's screen is. What isn't opaque
    /// looks as if it stood on black.
    case rgb
    /// Red, green, blue, alpha, not premultiplied.
    case rgba
  }

  /// The PNG of a canvas.
  public static func encode(_ canvas: Canvas, channels: Channels = .rgb) throws(PNGError) -> Data {
    try encode(
      canvas.pixels, width: canvas.width, height: canvas.height, channels: channels)
  }

  /// The PNG of a picture.
  public static func encode(_ image: CGImage, channels: Channels = .rgba) throws(PNGError) -> Data {
    try image.pixels.withUnsafeBufferPointer { (pixels) throws(PNGError) in
      try encode(
        pixels.baseAddress!, width: image.width, height: image.height, channels: channels)
    }
  }

  private static func encode(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Channels
  ) throws(PNGError) -> Data {
    var size = 0
    guard
      let bytes = ci_png_encode(
        pixels, Int32(width), Int32(height), channels == .rgba ? 1 : 0, &size)
    else { throw .encodingFailed(width: width, height: height) }
    return Data(bytesNoCopy: bytes, count: size, deallocator: .free)
  }

  /// Writes the PNG of a canvas to a file. It appears complete or not at all: the bytes go to a
  /// temporary name beside it first.
  public static func write(
    _ canvas: Canvas, to path: String, channels: Channels = .rgb
  ) throws(PNGError) {
    try write(try encode(canvas, channels: channels), to: path)
  }

  /// Writes an encoded PNG to a file, complete or not at all. A link is followed and a file that
  /// is replaced keeps its permissions; what is not a plain file is left alone.
  public static func write(_ png: Data, to givenPath: String) throws(PNGError) {
    let path = target(of: givenPath)
    let mode = try permissions(at: path)
    let temporary = "\(path).\(getpid())-\(temporaryNumber.next()).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: lastReason()) }
    var failure: String?
    png.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          failure = lastReason()
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    if let mode, failure == nil, fchmod(file, mode) != 0 { failure = lastReason() }
    if close(file) != 0, failure == nil { failure = lastReason() }
    if failure == nil, rename(temporary, path) != 0 { failure = lastReason() }
    if let failure {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: failure)
    }
  }

  /// Where the links at `path` lead, or `path` itself.
  private static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The permissions of the file at `path`, or `nil` when there is none.
  private static func permissions(at path: String) throws(PNGError) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o7777
    case S_IFDIR: throw .cannotWrite(path: path, reason: "it is a folder")
    default: throw .cannotWrite(path: path, reason: "it is not a plain file")
    }
  }

  private static let temporaryNumber = Counter()

  private static func lastReason() -> String {
    String(cString: strerror(errno))
  }
}
