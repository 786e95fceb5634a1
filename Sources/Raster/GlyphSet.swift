import Foundation
import QuartzCore

/// The glyph pictures of one face at one size, drawn when first asked for.
final class GlyphSet {
  private struct Key: Hashable {
    var unit: InkUnit
    var quarter: Int32
  }

  private let face: FontFace
  private let pixels: CGFloat
  private let fonts: FontLibrary
  private var ascii = [Glyph??](repeating: nil, count: 128 * 4)
  private var others: [Key: Glyph?] = [:]
  private(set) var byteCount = 0

  init(face: FontFace, pixels: CGFloat, fonts: FontLibrary) {
    self.face = face
    self.pixels = pixels
    self.fonts = fonts
  }

  /// The picture of a character or a word with the pen `quarter` quarter pixels right of a
  /// pixel's edge.
  func glyph(_ unit: InkUnit, quarter: Int32) -> Glyph? {
    // Not `asciiValue`: that takes "\r\n" for "\n".
    if case .character(let character) = unit, character.utf8.count == 1,
      let byte = character.utf8.first
    {
      let place = Int(byte) * 4 + Int(quarter)
      if let known = ascii[place] { return known }
      let glyph = draw(unit, quarter)
      ascii[place] = .some(glyph)
      return glyph
    }
    let key = Key(unit: unit, quarter: quarter)
    if let known = others[key] { return known }
    let glyph = draw(unit, quarter)
    others[key] = .some(glyph)
    return glyph
  }

  private func draw(_ unit: InkUnit, _ quarter: Int32) -> Glyph? {
    let glyph = fonts.glyph(unit, in: face, pixels: pixels, quarter: quarter)
    byteCount += glyph?.byteCount ?? 0
    return glyph
  }
}
