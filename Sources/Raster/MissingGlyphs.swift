import Foundation

/// Tells once for each writing system that no installed font draws it, and which package would
/// help.
struct MissingGlyphs {
  /// Told a line for people.
  var tell: (@Sendable (String) -> Void)?

  private var known: Set<Unicode.Scalar> = []
  private var told: Set<String> = []

  /// A writing system and the Debian package with the smallest font for it that looks well.
  private struct Help {
    var name: String
    var package: String
    var scalars: [ClosedRange<UInt32>]
  }

  private static let help = [
    Help(
      name: "Korean", package: "fonts-nanum",
      scalars: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF]),
    Help(
      name: "Japanese and Chinese", package: "fonts-droid-fallback",
      scalars: [0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF]),
    Help(
      name: "Hebrew", package: "fonts-dejavu-core", scalars: [0x590...0x5FF, 0xFB1D...0xFB4F]),
    Help(
      name: "Arabic", package: "fonts-dejavu-core",
      scalars: [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC]),
    Help(
      name: "emoji", package: "fonts-noto-color-emoji",
      scalars: [0x2600...0x27BF, 0x1F000...0x1FAFF]),
  ]

  /// Notes that nothing draws a scalar, or that a font has to make do with its parts.
  mutating func note(_ scalar: Unicode.Scalar, isPutTogether: Bool = false) {
    guard let tell, known.insert(scalar).inserted else { return }
    let help = Self.help.first { $0.scalars.contains { $0.contains(scalar.value) } }
    let name = help?.name ?? "U+" + String(scalar.value, radix: 16, uppercase: true)
    guard told.insert(name).inserted else { return }
    let character = Character(scalar)
    let lack =
      isPutTogether
      ? "no installed font has the \(name) syllable \"\(character)\", which is put together from "
        + "its letters"
      : help.map { "no installed font has \"\(character)\" (\($0.name)), which is drawn as a box" }
        ?? "no installed font has the character \(name), which is drawn as a box"
    tell("\(lack); install the package \(help?.package ?? "fonts-noto-core")")
  }
}
