import Foundation
import QuartzCore

/// The measures of a font that Apple's systems have, for layouts that name it. Where it isn't
/// installed its texts are drawn with the system font's glyphs, or with those of a font with letters
/// of one width, at these distances.
struct AppleFont {
  /// The size in points whose cut of the system font the factors refer to.
  static let referenceSize: CGFloat = 12

  /// Vertical measures in em, as UIKit gives them.
  let metrics: FontMetricsInEm
  /// On Apple's scale −1…1.
  let weight: CGFloat
  let isItalic: Bool
  private let widths: Widths
  private let isKerned: Bool

  private enum Widths {
    /// Of every character alike, in em.
    case fixed(CGFloat)
    /// In thousandths of an em from U+0020 on, times a factor.
    case table([UInt16], CGFloat)
    /// The system font's without its tracking, times a factor.
    case system(CGFloat)
  }

  /// Whether all characters are as wide as each other.
  var isFixed: Bool {
    if case .fixed = widths { return true }
    return false
  }

  /// The advance of a character in em; `systemAdvance` is that of the system font.
  func advance(of scalar: Unicode.Scalar?, systemAdvance: CGFloat) -> CGFloat {
    switch widths {
    case .fixed(let width):
      return width
    case .system(let factor):
      return systemAdvance * factor
    case .table(let table, let factor):
      guard let place = Self.place(of: scalar), place < table.count else {
        return systemAdvance * factor
      }
      return CGFloat(table[place]) / 1000 * factor
    }
  }

  private static func place(of scalar: Unicode.Scalar?) -> Int? {
    guard let scalar, scalar.value >= 0x20 else { return nil }
    // The euro sign is as wide as a digit.
    return Int(scalar == "€" ? Unicode.Scalar("0").value : scalar.value) - 0x20
  }

  /// What stands between two characters, in em.
  func kerning(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> CGFloat {
    isKerned ? AppleFontAdvances.kerning(one, other) / 1000 : 0
  }

  // MARK: Names

  /// The font with a name such as `HelveticaNeue-Light`, if it is known.
  init?(named name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let family = first.lowercased().filter { $0 != " " }
    let style = Self.style(parts.count > 1 ? parts[1].lowercased() : "")
    weight = style.weight
    isItalic = style.isItalic
    guard let found = Self.family(family, weight: style.weight) else { return nil }
    (metrics, widths) = found
    isKerned = family.hasPrefix("helvetica") && style.weight > -0.1
  }

  private static func style(_ suffix: String) -> (weight: CGFloat, isItalic: Bool) {
    let suffix = suffix.hasSuffix("mt") ? String(suffix.dropLast(2)) : suffix
    guard let style = FontStyle(suffix: suffix[...]) else { return (0, false) }
    return (style.weight, style.isItalic)
  }

  private static func family(
    _ name: String, weight: CGFloat
  ) -> (FontMetricsInEm, Widths)? {
    switch name {
    case "helveticaneue":
      return helveticaNeue(weight)
    case "helvetica":
      let table =
        weight >= 0.3 ? AppleFontAdvances.helveticaBold : AppleFontAdvances.helvetica
      return (measures(0.92, 0.23), .table(table, 1))
    case "arial", "arialmt":
      let table =
        weight >= 0.3 ? AppleFontAdvances.helveticaBold : AppleFontAdvances.helvetica
      return (measures(0.905, 0.212, leading: 0.033), .table(table, 1))
    case "avenir":
      return (measures(1, 0.366), .table(AppleFontAdvances.avenir, avenirFactor(weight)))
    case "avenirnext":
      return (
        measures(1, 0.366), .table(AppleFontAdvances.avenirNext, avenirNextFactor(weight))
      )
    case "avenirnextcondensed":
      return (
        measures(1, 0.366), .table(AppleFontAdvances.avenirNext, 0.8 * avenirNextFactor(weight))
      )
    case "timesnewroman", "timesnewromanps", "timesnewromanpsmt":
      let table = weight >= 0.3 ? AppleFontAdvances.timesBold : AppleFontAdvances.times
      return (measures(0.891, 0.216, leading: 0.042), .table(table, 1))
    default:
      return others[name]
    }
  }

  private static func helveticaNeue(_ weight: CGFloat) -> (FontMetricsInEm, Widths) {
    let usual = measures(0.952, 0.213, leading: 0.028)
    switch weight {
    case ..<(-0.45):
      return (
        measures(0.952, 0.213, leading: 0.015), .table(AppleFontAdvances.helveticaNeueThin, 1)
      )
    case ..<(-0.1): return (usual, .table(AppleFontAdvances.helveticaNeueLight, 1))
    case ..<0.1: return (usual, .table(AppleFontAdvances.helveticaNeue, 1))
    case ..<0.27: return (usual, .table(AppleFontAdvances.helveticaNeue, 1.038))
    default: return (usual, .table(AppleFontAdvances.helveticaNeueBold, 1))
    }
  }

  /// Against the medium weight.
  private static func avenirFactor(_ weight: CGFloat) -> CGFloat {
    switch weight {
    case ..<(-0.1): 0.97
    case ..<0.5: 1
    case ..<0.6: 1.042
    default: 1.048
    }
  }

  /// Against the regular weight.
  private static func avenirNextFactor(_ weight: CGFloat) -> CGFloat {
    switch weight {
    case ..<(-0.1): 0.955
    case ..<0.27: 1
    case ..<0.5: 1.03
    default: 1.1
    }
  }

  private static func measures(
    _ ascender: CGFloat, _ descender: CGFloat, leading: CGFloat = 0
  ) -> FontMetricsInEm {
    FontMetricsInEm(
      ascender: ascender, descender: -descender, leading: leading, capHeight: 0.71, xHeight: 0.5)
  }

  private static let others: [String: (FontMetricsInEm, Widths)] = [
    "sfmono": (measures(1950.0 / 2048, 494.0 / 2048), .fixed(0.6177)),
    "menlo": (measures(0.928, 0.236), .fixed(0.602)),
    "courier": (measures(0.754, 0.246), .fixed(0.6)),
    "couriernew": (measures(0.833, 0.3), .fixed(0.6)),
    "couriernewps": (measures(0.833, 0.3), .fixed(0.6)),
    "couriernewpsmt": (measures(0.833, 0.3), .fixed(0.6)),
    "gillsans": (measures(0.918, 0.23), .system(0.93)),
    "futura": (measures(1.039, 0.26, leading: 0.03), .system(0.967)),
    "georgia": (measures(0.917, 0.219), .system(0.95)),
    "verdana": (measures(1.005, 0.21), .system(1.07)),
    "trebuchetms": (measures(0.939, 0.222), .system(0.93)),
    "arialroundedmtbold": (measures(0.946, 0.211), .system(1.02)),
    "americantypewriter": (measures(0.95, 0.25), .system(0.98)),
    "baskerville": (measures(0.898, 0.245), .system(0.85)),
    "optima": (measures(0.919, 0.268), .system(0.93)),
    "euphemiaucas": (measures(1.0, 0.32), .system(1)),
    "applesdgothicneo": (measures(0.9, 0.3), .system(0.97)),
    "roboto": (measures(0.928, 0.244), .system(0.955)),
    "opensans": (measures(1.069, 0.293), .system(0.97)),
    "lato": (measures(0.987, 0.213), .system(0.93)),
    "montserrat": (measures(0.968, 0.251), .system(1.08)),
    "poppins": (measures(1.05, 0.35, leading: 0.1), .system(1.06)),
    "raleway": (measures(0.94, 0.234), .system(0.985)),
    "nunito": (measures(1.011, 0.353), .system(0.97)),
    "sourcesanspro": (measures(0.984, 0.273), .system(0.89)),
    "publicsans": (measures(0.95, 0.225), .system(0.985)),
    "quicksand": (measures(1, 0.25), .system(0.99)),
    "abel": (measures(0.984, 0.29), .system(0.79)),
  ]
}
