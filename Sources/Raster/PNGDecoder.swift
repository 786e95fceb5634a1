import CCairo
import Foundation
import QuartzCore

/// Reads PNGs of all kinds.
public enum PNGDecoder {
  /// The picture in the bytes of a PNG file.
  public static func decode(_ data: Data) throws(PNGError) -> CGImage {
    final class Reader {
      var rest: Data.SubSequence
      init(_ data: Data) { rest = data[...] }
    }
    let reader = Reader(data)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        let reader = Unmanaged<Reader>.fromOpaque(closure!).takeUnretainedValue()
        guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        reader.rest.copyBytes(to: bytes!, count: Int(count))
        reader.rest = reader.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(surface) }
    return try withExtendedLifetime(reader) { () throws(PNGError) in try image(from: surface) }
  }

  /// The picture in a PNG file.
  public static func decode(path: String) throws(PNGError) -> CGImage {
    guard access(path, R_OK) == 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cannotRead(path: path, reason: "not a readable file")
    }
    do {
      return try decode(data)
    } catch {
      throw .cannotRead(path: path, reason: error.description)
    }
  }

  private static func image(from surface: OpaquePointer?) throws(PNGError) -> CGImage {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .invalid(reason: String(cString: cairo_status_to_string(status)))
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let format = cairo_image_surface_get_format(surface)
    guard let bytes = cairo_image_surface_get_data(surface),
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
    else { throw .invalid(reason: "pixel format \(format.rawValue)") }
    // Cairo leaves the top byte of RGB pixels undefined.
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      if opaque == 0 {
        pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: width))
      } else {
        for x in 0..<width { pixels.append(row[x] | opaque) }
      }
    }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      throw .invalid(reason: "the picture is empty")
    }
    return image
  }
}
