import Foundation
import Raster

/// Saves pictures of the screen under names that are not taken.
public enum Screenshot {
  /// `folder/stem-1.png`, or the first number that is free.
  public static func freePath(in folder: String, stem: String) -> String {
    var number = 1
    while true {
      let path = "\(folder)/\(stem)-\(number).png"
      if !FileManager.default.fileExists(atPath: path) { return path }
      number += 1
    }
  }

  /// Writes a picture as a PNG.
  /// - Throws: `PNGError` with path and reason.
  public static func write(_ picture: Canvas, to path: String) throws {
    try PNGEncoder.write(try PNGEncoder.encode(picture), to: path)
  }
}
