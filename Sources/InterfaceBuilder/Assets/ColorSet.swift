import UIKit

/// A colour of an asset catalogue with its variants.
struct ColorSet {
  private var light: UIColor?
  private var dark: UIColor?

  init?(_ folder: URL) {
    guard let variants = AssetJSON.object(in: folder)?["colors"] as? [[String: Any]] else {
      return nil
    }
    for variant in variants where AssetJSON.suitsPhone(variant) {
      guard let isDark = AssetJSON.isDark(variant),
        let color = (variant["color"] as? [String: Any]).flatMap(Self.color)
      else { continue }
      if isDark { dark = color } else { light = color }
    }
    guard light != nil || dark != nil else { return nil }
  }

  /// The colour, which depends on the surroundings where there are variants.
  var color: UIColor? {
    guard let light, let dark else { return light ?? dark }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ description: [String: Any]) -> UIColor? {
    if let name = description["reference"] as? String { return SystemColors.named(name) }
    guard let parts = description["components"] as? [String: Any] else { return nil }
    let space = ColorSpace(named: description["color-space"] as? String)
    let alpha = parts["alpha"].flatMap(alpha) ?? 1
    if let white = parts["white"].flatMap(component) {
      return UIColor(white: space.encoded(CGFloat(white)), alpha: CGFloat(alpha))
    }
    guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
      let blue = parts["blue"].flatMap(component)
    else { return nil }
    let color = space.sRGB(SIMD3(red, green, blue))
    return UIColor(
      red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
      alpha: CGFloat(alpha))
  }

  /// An alpha from 0 to 1, which never counts up to 255.
  private static func alpha(_ value: Any) -> Double? {
    let alpha = (value as? String).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    return alpha.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  /// A part from 0 to 1. Texts without a point count up to 255, also with hexadecimal digits.
  private static func component(_ value: Any) -> Double? {
    guard let text = value as? String else {
      return (value as? NSNumber).map { min(max($0.doubleValue, 0), 1) }
    }
    let part: Double? =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Int(text).map { Double($0) / 255 }
      }
    return part.flatMap { $0.isFinite ? min(max($0, -1), 2) : nil }
  }
}
