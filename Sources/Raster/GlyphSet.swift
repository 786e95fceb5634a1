import Foundation
import QuartzCore

/// The glyph pictures of one face at one size, drawn when first asked for.
final class GlyphSet {
  private struct Key: Hashable {
    var character: Character
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

  /// The picture of a character with the pen `quarter` quarter pixels right of a pixel's edge.
  func glyph(_ character: Character, quarter: Int32) -> Glyph? {
    // Not `asciiValue`: that takes "\r\n" for "\n".
    let utf8 = character.utf8
    if utf8.count == 1, let byte = utf8.first {
      let place = Int(byte) * 4 + Int(quarter)
      if let known = ascii[place] { return known }
      let glyph = draw(character, quarter)
      ascii[place] = .some(glyph)
      return glyph
    }
    let key = Key(character: character, quarter: quarter)
    if let known = others[key] { return known }
    let glyph = draw(character, quarter)
    others[key] = .some(glyph)
    return glyph
  }

  private func draw(_ character: Character, _ quarter: Int32) -> Glyph? {
    let glyph = fonts.glyph(character, in: face, pixels: pixels, quarter: quarter)
    byteCount += glyph?.byteCount ?? 0
    return glyph
  }
}
