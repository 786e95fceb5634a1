import Foundation

/// A picture in memory: premultiplied 32-bit pixels, each `0xAARRGGBB` in native byte order,
/// rows top to bottom without padding.
public final class CGImage: Hashable, Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// `width · height` premultiplied pixels.
  public let pixels: [UInt32]

  /// A picture from its pixels. `nil` unless there are exactly `width · height` of them.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Two pictures are equal when they are the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
