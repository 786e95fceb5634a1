import Foundation
import QuartzCore

/// The stand-in for San Francisco: Inter, brought to San Francisco's measures.
enum SystemFont {
  /// Whether a size in points takes the display cut, as with Apple.
  static func isDisplay(size: CGFloat) -> Bool { size >= 20 }

  /// Apple's weights with the file of Inter that stands for each, light to heavy. Apple's
  /// ultra-light is thinner than its thin.
  static let weights: [(weight: CGFloat, name: String)] = [
    (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
    (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
  ]

  /// San Francisco's measures in em (APPEARANCE 4).
  static let metrics = FontMetricsInEm(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 0.7046,
    xHeight: 0.53)

  /// Names of files without extension that may draw a face, best first.
  static func files(of face: FontFace) -> [String] {
    let order = weights.sorted { one, other in
      (abs(one.weight - face.weight), -one.weight)
        < (abs(other.weight - face.weight), -other.weight)
    }
    let families = isDisplay(size: face.size) ? ["InterDisplay", "Inter"] : ["Inter"]
    return order.flatMap { entry in
      families.flatMap { family -> [String] in
        let upright = "\(family)-\(entry.name)"
        guard face.isItalic else { return [upright] }
        let slanted = entry.name == "Regular" ? "\(family)-Italic" : "\(upright)Italic"
        return [slanted, upright]
      }
    }
  }

  /// Apple's tracking of the text cut for 6 to 19 pt, in thousandths of an em.
  private static let tracking: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24,
  ]

  /// What is added to Inter's advances, in em, so that texts get San Francisco's width: Apple's
  /// tracking below 20 pt, a constant from there on, and more for the heavier weights. Fitted to
  /// widths that San Francisco gave; half of them are met within 0.5 %.
  static func tracking(of face: FontFace) -> CGFloat {
    let isDisplay = isDisplay(size: face.size)
    var thousandths: CGFloat = 14
    if !isDisplay {
      let size = face.size.isFinite ? face.size : 0
      let place = min(max(size - 6, 0), CGFloat(tracking.count - 1))
      let below = Int(place)
      let above = min(below + 1, tracking.count - 1)
      thousandths = tracking[below] + (tracking[above] - tracking[below]) * (place - CGFloat(below))
    }
    switch face.weight {
    case ..<0.12: break
    case ..<0.27: thousandths += isDisplay ? 1 : 8
    case ..<0.48: thousandths += isDisplay ? 13 : 10
    default: thousandths += isDisplay ? 28 : 10
    }
    return thousandths / 1000
  }

  /// The advance in points of a Korean, Japanese or Chinese character, as Apple's fonts for them
  /// have it; `nil` for others.
  static func eastAsianAdvance(of scalar: Unicode.Scalar, size: CGFloat) -> CGFloat? {
    switch scalar.value {
    case 0xAC00...0xD7A3: (isDisplay(size: size) ? 0.855 : 0.866) * size
    case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60:
      size + 1.0 / 3
    default: nil
    }
  }

  /// The advance in points of a space behind such a character where it isn't that of the
  /// system font.
  static func eastAsianSpace(size: CGFloat) -> CGFloat? {
    isDisplay(size: size) ? 0.274 * size : nil
  }

  /// The advance in points of an emoji, as Apple's font has it.
  static func emojiAdvance(size: CGFloat) -> CGFloat { size + 5 }
}

/// Vertical measures for a font size of 1.
struct FontMetricsInEm {
  var ascender: CGFloat
  var descender: CGFloat
  var leading: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
}
