import CImage
import CSDL2TTF
import Foundation
import QuartzCore

extension FontLibrary {
  /// The picture of a character or a word, `pixels` per em, whose pen stands `quarter` quarter
  /// pixels right of a pixel's left edge. `nil` where there is nothing to draw.
  func glyph(_ unit: InkUnit, in face: FontFace, pixels: CGFloat, quarter: Int32) -> Glyph? {
    switch unit {
    case .character(let character):
      glyph(character, in: face, pixels: pixels, quarter: quarter)
    case .word(let word, let script):
      withFonts { fonts in
        let font = fonts.font(for: face)
        guard let first = word.first else { return nil }
        switch fonts.source(of: first, in: font, face: face) {
        case .none, .emoji, .letters, .missing: return nil
        case .own:
          return coverage(
            of: word, script, from: font.file, horizontal: pixels, vertical: pixels,
            quarter: quarter)
        case .substitute(let file):
          return coverage(
            of: word, script, from: file, horizontal: pixels, vertical: pixels, quarter: quarter)
        }
      }
    }
  }

  private func glyph(
    _ character: Character, in face: FontFace, pixels: CGFloat, quarter: Int32
  ) -> Glyph? {
    withFonts { fonts in
      let font = fonts.font(for: face)
      switch fonts.source(of: character, in: font, face: face) {
      case .none: return nil
      case .emoji(let file):
        let advance = SystemFont.emojiAdvance(size: face.size) * pixels / max(face.size, 0.01)
        return emoji(character, from: file, width: advance)
      case .missing:
        return missingBox(character, size: face.size, pixels: pixels, quarter: quarter)
      case .letters(let syllable, let file):
        return glyph(of: syllable, from: file, face: face, pixels: pixels, quarter: quarter)
      case .own:
        let vertical = font.isSystem ? pixels * font.file.verticalScale : pixels
        // Digits of one width stand in the middle of their room.
        let room = character.singleScalar.map { digitRoom(of: $0, in: font, face: face) } ?? 0
        let shift = Int32((2 * room * pixels / max(face.size, 0.01)).rounded())
        return coverage(
          of: character.composed, character.markScript, from: font.file, horizontal: pixels,
          vertical: vertical, quarter: quarter + shift)
      case .substitute(let file):
        return coverage(
          of: character.composed, character.markScript, from: file, horizontal: pixels,
          vertical: pixels, quarter: quarter)
      }
    }
  }

  /// The picture of a text as the font draws it, with separate sizes across and down.
  func coverage(
    of text: String, _ script: Script?, from file: FontFile, horizontal: CGFloat,
    vertical: CGFloat, quarter: Int32
  ) -> Glyph? {
    if let struck = struckCoverage(
      of: text, script, from: file, horizontal: horizontal, vertical: vertical, quarter: quarter)
    {
      return struck
    }
    let scalars = text.unicodeScalars
    let isWord = script?.isRightToLeft == true
    // Drawn four times as wide and averaged: a glyph can then stand on quarter pixels.
    return file.withPen(horizontal: horizontal * 4, vertical: vertical) { pen in
      // From right to left a space at the end stands left of the ink: the pen is behind it, as
      // far as the ink may reach to the left.
      // Marks may reach to the left of their letter and would move the picture's start: a space
      // before them holds it.
      let isMarked = script == .latin
      let shown = isWord ? text + " " : isMarked ? " " + text : text
      guard let surface = FontFile.shaping(script, pen, { Self.render(shown, with: pen) }) else {
        return nil
      }
      defer { SDL_FreeSurface(surface) }
      let width = surface.pointee.w
      let height = surface.pointee.h
      let source = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
      let sourceStride = surface.pointee.pitch / 4
      let wide = Glyph(coverageWidth: width, height: height, left: 0, top: 0)
      guard case .coverage(let bytes) = wide.ink else { return nil }
      ci_alpha_channel(source, sourceStride, width, height, bytes, wide.stride)

      let ink = ci_ink(bytes, wide.stride, width, height)
      guard ink.x0 < ink.x1 else { return nil }
      var place = Self.pen(of: scalars, in: pen, height: height, hasInkInFirstRow: ink.y0 == 0)
      if isWord || isMarked { place.x = Self.width(of: " ", in: pen) }
      // Where the ink starts, in quarter pixels from the whole pixel left of the pen.
      let start = ink.x0 - place.x + quarter
      let shift = start & 3
      let glyph = Glyph(
        coverageWidth: (ink.width + shift + 3) / 4, height: ink.height, left: start >> 2,
        top: place.y - ink.y0)
      guard case .coverage(let result) = glyph.ink else { return nil }
      ci_quarter(
        bytes + Int(ink.y0 * wide.stride + ink.x0), wide.stride, ink.width, ink.height, shift,
        result, glyph.stride, glyph.width)
      return glyph
    }
  }

  private static func render(
    _ text: String, with pen: OpaquePointer
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    TTF_RenderUTF8_Blended(pen, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
  }

  private static func width(of text: String, in pen: OpaquePointer) -> Int32 {
    var width: Int32 = 0
    return TTF_SizeUTF8(pen, text, &width, nil) == 0 ? width : 0
  }

  /// Where in the picture of a text SDL2_ttf put the pen: the pixel column of the start and the
  /// row below the baseline.
  ///
  /// The picture starts at the pen, or at the ink where that reaches further left; its first row
  /// is the font's ascent, or the ink where that reaches higher.
  private static func pen(
    of scalars: String.UnicodeScalarView, in font: OpaquePointer, height: Int32,
    hasInkInFirstRow: Bool
  ) -> (x: Int32, y: Int32) {
    let ascent = TTF_FontAscent(font)
    var left: Int32 = 0
    var top: Int32 = 0
    guard let first = scalars.first,
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, &top, nil) == 0
    else { return (0, ascent) }
    if scalars.count > 1, hasInkInFirstRow {
      top = max(top, ascent + height - TTF_FontHeight(font))
    }
    return (max(0, -left), max(ascent, top))
  }

  private func emoji(_ character: Character, from file: FontFile, width: CGFloat) -> Glyph? {
    // The font holds pictures of one size only; any size asked for gives that one.
    file.withPen(horizontal: width, vertical: width) { pen in
      guard let surface = Self.render(String(character), with: pen) else { return nil }
      defer { SDL_FreeSurface(surface) }
      let sourceWidth = surface.pointee.w
      let sourceHeight = surface.pointee.h
      guard sourceWidth > 0, sourceHeight > 0 else { return nil }
      let scale = width / CGFloat(sourceWidth)
      let height = max(1, Int32((CGFloat(sourceHeight) * scale).rounded()))
      let top = Int32((CGFloat(TTF_FontAscent(pen)) * scale).rounded())
      let glyph = Glyph(
        colorWidth: max(1, Int32(width.rounded())), height: height, left: 0, top: top)
      guard case .color(let pixels) = glyph.ink else { return nil }
      ci_shrink(
        surface.pointee.pixels.assumingMemoryBound(to: UInt32.self), surface.pointee.pitch / 4,
        sourceWidth, sourceHeight, pixels, glyph.width, glyph.height)
      return glyph
    }
  }
}
