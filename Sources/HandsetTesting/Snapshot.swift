import Foundation
import Handset
import Raster

/// A picture of a phone to compare with one that was kept.
@MainActor
public struct Snapshot {
  /// The picture as a PNG.
  public let png: Data

  /// What the phone shows now.
  /// - Throws: `PNGError` when the picture cannot be encoded.
  public init(of phone: Phone) throws {
    let equipment = try Phone.testEquipment.get()
    png = try PNGEncoder.encode(PhoneCamera(equipment: equipment).picture(of: phone))
  }

  /// Whether the picture equals the one kept at `path`, byte for byte. When it does not, or
  /// none is kept yet, the new one is written beside it as `<name>.new.png`, to be looked at.
  /// - Throws: `PNGError` when that cannot be written.
  public func matches(fileAt path: String) throws -> Bool {
    if let kept = FileManager.default.contents(atPath: path), kept == png { return true }
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    try PNGEncoder.write(png, to: stem + ".new.png")
    return false
  }
}
