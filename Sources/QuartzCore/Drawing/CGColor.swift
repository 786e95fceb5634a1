import Foundation

/// A colour in sRGB, straight (not premultiplied) alpha, each component 0…1.
public struct CGColor: Hashable, Sendable {
  /// Red, 0…1.
  public var red: CGFloat
  /// Green, 0…1.
  public var green: CGFloat
  /// Blue, 0…1.
  public var blue: CGFloat
  /// Opacity, 0…1.
  public var alpha: CGFloat

  /// A colour from its sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The components red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour at all.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
