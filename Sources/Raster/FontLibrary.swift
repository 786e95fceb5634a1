import CImage
import CSDL2TTF
import Foundation
import QuartzCore

/// The fonts: measures for layout and glyph pictures for the rasteriser.
///
/// The system font (`FontFace.family` is `nil`) is Inter below 20 pt and Inter Display from
/// 20 pt, with San Francisco's heights and, within about 1 %, its widths. A family that isn't
/// installed is replaced by the system font. May be used from several threads.
public final class FontLibrary: TextMeasurer, @unchecked Sendable {
  private let lock = NSLock()
  private var index: FontIndex
  private var files: [String: FontFile] = [:]
  private var resolved: [FaceKey: ResolvedFont] = [:]
  private var fallbacks: [Bool: [FontFile]] = [:]
  private var emojiFont: FontFile??

  private struct FaceKey: Hashable {
    var family: String?
    var weight: CGFloat
    var isItalic: Bool
    var isDisplay: Bool
  }

  private struct ResolvedFont {
    var file: FontFile
    var isSystem: Bool
  }

  /// Where the glyph of a `Character` comes from.
  private enum Source {
    /// Nothing is drawn and nothing advances.
    case none
    /// The face's own file.
    case own(FontFile)
    /// Another file, since the face's own has no such glyph.
    case substitute(FontFile)
    /// The emoji font.
    case emoji(FontFile)
  }

  /// Opens the system font.
  ///
  /// Throws `FontError.missingSystemFont` when none of the folders has Inter.
  public init(fonts: FontSource = .standard()) throws(FontError) {
    index = FontIndex(folders: fonts.folders)
    // SDL2_ttf counts its users; it stays started for the life of the process.
    guard TTF_Init() == 0 else {
      throw .unavailable(reason: String(cString: SDL_GetError()))
    }
    guard let path = index.path(ofFile: "Inter-Regular") else {
      throw .missingSystemFont(folders: fonts.folders)
    }
    files[path] = try FontFile(path: path)
  }

  // MARK: Measures

  /// Vertical measures of a face: San Francisco's for the system font, the file's own for
  /// others.
  public func metrics(of face: FontFace) -> FontMetrics {
    lock.withLock {
      let em = inEm(font(for: face))
      return FontMetrics(
        ascender: em.ascender * face.size, descender: em.descender * face.size,
        leading: em.leading * face.size, capHeight: em.capHeight * face.size,
        xHeight: em.xHeight * face.size)
    }
  }

  private func inEm(_ font: ResolvedFont) -> FontMetricsInEm {
    if font.isSystem { return SystemFont.metrics }
    let (ascender, descender, leading) = font.file.verticals
    return FontMetricsInEm(
      ascender: ascender, descender: descender, leading: leading,
      capHeight: font.file.inkHeight(of: "H") ?? ascender,
      xHeight: font.file.inkHeight(of: "x") ?? ascender / 2)
  }

  /// The advance in points of every `Character`, with Apple's tracking (system font) and the
  /// font's kerning. A kerning belongs to the first of its two characters.
  public func advances(of text: String, in face: FontFace) -> [CGFloat] {
    lock.withLock {
      let font = font(for: face)
      let tracking = font.isSystem ? SystemFont.tracking(of: face) : 0
      var result: [CGFloat] = []
      result.reserveCapacity(text.utf8.count)
      var previous: Unicode.Scalar?
      for character in text {
        var current: Unicode.Scalar?
        if let scalar = Self.singleScalar(character), scalar.value >= 32,
          let units = font.file.advance(of: scalar)
        {
          result.append((CGFloat(units) / FontFile.units + tracking) * face.size)
          current = scalar
        } else {
          result.append(
            advance(of: character, font: font, face: face, tracking: tracking))
        }
        if let previous, let current, Self.kerns(previous, current) {
          let units = font.file.kerning(previous, current)
          if units != 0 {
            result[result.count - 2] += CGFloat(units) / FontFile.units * face.size
          }
        }
        previous = current
      }
      return result
    }
  }

  /// Inter swaps glyphs in runs of signs and digits (arrows, times signs); only pairs with a
  /// letter have a width that is nothing but kerning.
  private static func kerns(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: true
      case ..<0x80: false
      default: scalar.properties.isAlphabetic
      }
    }
    return one.value != 32 && other.value != 32 && (isLetter(one) || isLetter(other))
  }

  private func advance(
    of character: Character, font: ResolvedFont, face: FontFace, tracking: CGFloat
  ) -> CGFloat {
    switch source(of: character, in: font, face: face) {
    case .none: return 0
    case .emoji: return SystemFont.emojiAdvance(size: face.size)
    case .own(let file), .substitute(let file):
      let scalar = Self.composed(character).unicodeScalars.first!
      if font.isSystem,
        let advance = SystemFont.eastAsianAdvance(of: scalar, size: face.size)
      {
        return advance
      }
      let units = file.advance(of: scalar) ?? Int32(FontFile.units / 2)
      return (CGFloat(units) / FontFile.units + tracking) * face.size
    }
  }

  // MARK: Choosing files

  private func font(for face: FontFace) -> ResolvedFont {
    let key = FaceKey(
      family: face.family, weight: face.weight, isItalic: face.isItalic,
      isDisplay: face.size >= SystemFont.displaySize)
    if let known = resolved[key] { return known }
    let result = resolve(face)
    resolved[key] = result
    return result
  }

  private func resolve(_ face: FontFace) -> ResolvedFont {
    if let family = face.family,
      let path = index.path(ofFamily: family, weight: face.weight, isItalic: face.isItalic),
      let file = open(path)
    {
      return ResolvedFont(file: file, isSystem: false)
    }
    for name in SystemFont.files(of: face) {
      if let path = index.path(ofFile: name), let file = open(path) {
        return ResolvedFont(file: file, isSystem: true)
      }
    }
    // `init` opened Inter-Regular, which is in the list of every face.
    return ResolvedFont(file: files.values.first!, isSystem: true)
  }

  private func open(_ path: String) -> FontFile? {
    if let known = files[path] { return known }
    let file = try? FontFile(path: path)
    files[path] = file
    return file
  }

  private func source(
    of character: Character, in font: ResolvedFont, face: FontFace
  ) -> Source {
    if let ascii = character.asciiValue, ascii > 32, ascii < 127,
      font.file.advance(of: Unicode.Scalar(ascii)) != nil
    {
      return .own(font.file)
    }
    let scalars = Self.composed(character).unicodeScalars
    guard let first = scalars.first, !Self.isInvisible(first) else { return .none }
    if Self.isEmoji(character), let file = emojiFile() { return .emoji(file) }
    if font.file.advance(of: first) != nil { return .own(font.file) }
    for file in fallbackFiles(isBold: face.weight >= 0.3) where file.advance(of: first) != nil {
      return .substitute(file)
    }
    if let file = emojiFile(), file.advance(of: first) != nil { return .emoji(file) }
    return .own(font.file)
  }

  private func emojiFile() -> FontFile? {
    if let emojiFont { return emojiFont }
    let file = index.path(ofFile: "NotoColorEmoji").flatMap(open)
    emojiFont = .some(file)
    return file
  }

  private func fallbackFiles(isBold: Bool) -> [FontFile] {
    if let known = fallbacks[isBold] { return known }
    let plain = [
      "NotoSans-Regular", "DejaVuSans", "NotoSansCJK-Regular", "NotoSansKR-Regular",
      "NanumGothic", "DroidSansFallbackFull",
    ]
    let names = (isBold ? ["NotoSans-Bold", "DejaVuSans-Bold", "NotoSansCJK-Bold"] : []) + plain
    let found = names.compactMap { index.path(ofFile: $0) }.compactMap(open)
    fallbacks[isBold] = found
    return found
  }

  /// The one scalar that a character is made of, composed if need be.
  private static func singleScalar(_ character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    let second = scalars.index(after: scalars.startIndex)
    if second == scalars.endIndex { return scalars.first }
    let composed = composed(character).unicodeScalars
    return composed.count == 1 ? composed.first : nil
  }

  private static func composed(_ character: Character) -> String {
    let text = String(character)
    return text.unicodeScalars.count == 1 ? text : text.precomposedStringWithCanonicalMapping
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: scalar.properties.isVariationSelector
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.count == 1 { return first.properties.isEmojiPresentation }
    let isText = scalars.contains { $0.value == 0xFE0E }
    return !isText
      && (first.properties.isEmojiPresentation
        || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
        || scalars.contains { $0.properties.isEmojiModifier })
  }

  // MARK: Pictures

  /// The picture of a character, `pixels` per em, whose pen stands `quarter` quarter pixels
  /// right of a pixel's left edge. `nil` where there is nothing to draw.
  func glyph(
    _ character: Character, in face: FontFace, pixels: CGFloat, quarter: Int32
  ) -> Glyph? {
    lock.withLock {
      let font = font(for: face)
      switch source(of: character, in: font, face: face) {
      case .none: return nil
      case .emoji(let file):
        let advance = SystemFont.emojiAdvance(size: face.size) * pixels / max(face.size, 0.01)
        return emoji(character, from: file, width: advance)
      case .own(let file):
        let vertical = font.isSystem ? pixels * file.verticalScale : pixels
        return coverage(
          of: character, from: file, horizontal: pixels, vertical: vertical, quarter: quarter)
      case .substitute(let file):
        return coverage(
          of: character, from: file, horizontal: pixels, vertical: pixels, quarter: quarter)
      }
    }
  }

  private func coverage(
    of character: Character, from file: FontFile, horizontal: CGFloat, vertical: CGFloat,
    quarter: Int32
  ) -> Glyph? {
    let text = Self.composed(character)
    let scalars = text.unicodeScalars
    // Drawn four times as wide and averaged: a glyph can then stand on quarter pixels.
    return file.withPen(horizontal: horizontal * 4, vertical: vertical) { pen in
      guard let surface = Self.render(text, with: pen) else { return nil }
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
      let pen = Self.pen(of: scalars, in: pen, height: height, hasInkInFirstRow: ink.y0 == 0)
      // Where the ink starts, in quarter pixels from the whole pixel left of the pen.
      let start = ink.x0 - pen.x + quarter
      let shift = start & 3
      let glyph = Glyph(
        coverageWidth: (ink.width + shift + 3) / 4, height: ink.height, left: start >> 2,
        top: pen.y - ink.y0)
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
