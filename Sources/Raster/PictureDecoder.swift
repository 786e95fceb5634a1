import Foundation
import QuartzCore

/// Reads pictures in the formats that apps have them in: PNG and JPEG.
public enum PictureDecoder {
  /// The picture in the bytes of a file.
  public static func decode(_ data: Data) throws(PictureError) -> CGImage {
    if JPEGDecoder.isJPEG(data) { return try JPEGDecoder.decode(data) }
    do {
      return try PNGDecoder.decode(data)
    } catch {
      throw PictureError(reason: error.description)
    }
  }
}
