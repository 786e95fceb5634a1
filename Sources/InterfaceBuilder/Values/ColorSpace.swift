import UIKit

/// A space in which files give colours. Colours of the uncalibrated and of Apple's older
/// calibrated spaces count as sRGB, as UIKit takes them.
enum ColorSpace {
  case sRGB
  case linear
  case displayP3
  case adobeRGB

  init(_ element: MarkupElement) {
    self.init(named: element["customColorSpace"] ?? element["colorSpace"])
  }

  /// A space by its name in interface files or asset catalogues.
  init(named name: String?) {
    switch name {
    case "displayP3", "display-p3": self = .displayP3
    case "adobeRGB1998": self = .adobeRGB
    case "genericRGBLinear", "linearSRGB", "extendedLinearSRGB", "linearGray",
      "extendedLinearGray", "extended-linear-srgb", "linear-srgb":
      self = .linear
    default: self = .sRGB
    }
  }

  /// A grey as sRGB has it.
  func encoded(_ white: CGFloat) -> CGFloat {
    guard case .linear = self else { return min(max(white, 0), 1) }
    return CGFloat(Self.encode(Double(white)))
  }

  /// A colour as sRGB has it, clipped to what that can show.
  func sRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB:
      return color.clamped(lowerBound: .zero, upperBound: .one)
    case .linear:
      return Self.encode(color)
    case .displayP3:
      let light = SIMD3(Self.decode(color.x), Self.decode(color.y), Self.decode(color.z))
      return Self.encode(
        SIMD3(
          1.2249401 * light.x - 0.2249404 * light.y,
          -0.0420569 * light.x + 1.0420571 * light.y,
          -0.0196376 * light.x - 0.0786361 * light.y + 1.0982735 * light.z))
    case .adobeRGB:
      func decode(_ value: Double) -> Double { pow(max(0, value), 563.0 / 256) }
      let light = SIMD3(decode(color.x), decode(color.y), decode(color.z))
      return Self.encode(
        SIMD3(
          1.3982832 * light.x - 0.3982831 * light.y, light.y,
          -0.0429383 * light.y + 1.0429383 * light.z))
    }
  }

  private static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private static func encode(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(light.x), encode(light.y), encode(light.z))
  }
}
