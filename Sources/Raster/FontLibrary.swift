import CSDL2TTF
import Foundation
import QuartzCore

/// The fonts: measures for layout and glyph pictures for the rasteriser.
///
/// The system font (`FontFace.family` is `nil`) is Inter below 20 pt and Inter Display from
/// 20 pt, with San Francisco's heights and, within about 1 %, its widths. A family that isn't
/// installed is replaced by the system font. May be used from several threads.
public final class FontLibrary: TextMeasurer, @unchecked Sendable {
  // SDL2_ttf keeps state for the whole process, so one lock guards all libraries.
  private static let lock = NSLock()
  private var fonts: FontCollection?

  /// Opens the system font.
  ///
  /// Throws `FontError.missingSystemFont` when none of the folders has Inter.
  public init(fonts source: FontSource = .standard()) throws(FontError) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    // SDL2_ttf counts its users; it stays started for the life of the process.
    guard TTF_Init() == 0 else {
      throw .unavailable(reason: String(cString: SDL_GetError()))
    }
    fonts = try FontCollection(source: source)
  }

  deinit {
    Self.lock.withLock { fonts = nil }
  }

  func withFonts<Result>(_ body: (FontCollection) -> Result) -> Result {
    // Set by `init`, taken away by `deinit` only.
    Self.lock.withLock { body(fonts!) }
  }

  /// From now on `tell` gets one line about each writing system that no installed font draws, with
  /// the name of a package that has one. It is called from whatever thread draws.
  public func tellOfMissingGlyphs(_ tell: @escaping @Sendable (String) -> Void) {
    withFonts { $0.missing.tell = tell }
  }

  /// Vertical measures of a face: San Francisco's for the system font, the file's own for
  /// others, and Apple's for fonts of Apple's systems that aren't installed.
  public func metrics(of face: FontFace) -> FontMetrics {
    let em = withFonts { fonts in
      let font = fonts.font(for: face)
      return font.apple?.metrics ?? (font.isSystem ? SystemFont.metrics : font.file.metrics)
    }
    return FontMetrics(
      ascender: em.ascender * face.size, descender: em.descender * face.size,
      leading: em.leading * face.size, capHeight: em.capHeight * face.size,
      xHeight: em.xHeight * face.size)
  }

  /// Whether a file has the font, or it is one of Apple's whose measures are known.
  public func hasFont(named name: String) -> Bool {
    withFonts { $0.hasFont(named: name) }
  }

  /// The advance in points of every `Character`, with Apple's tracking (system font) and the
  /// font's kerning. A kerning belongs to the first of its two characters.
  public func advances(of text: String, in face: FontFace) -> [CGFloat] {
    withFonts { fonts in
      let font = fonts.font(for: face)
      let tracking = font.isSystem ? SystemFont.tracking(of: face) : 0
      var result: [CGFloat] = []
      result.reserveCapacity(text.utf8.count)
      var previous: Unicode.Scalar?
      var isAfterEastAsian = false
      let words = JoinedWords(text, in: font, face: face, fonts: fonts)
      for (place, character) in text.enumerated() {
        if let advance = words?.advances[place] {
          result.append(advance)
          previous = nil
          isAfterEastAsian = false
          continue
        }
        let scalar = character.singleScalar
        var current: Unicode.Scalar?
        switch fonts.source(of: character, in: font, face: face) {
        case .none: result.append(0)
        case .emoji: result.append(SystemFont.emojiAdvance(size: face.size))
        case .missing:
          let eastAsian = scalar.flatMap { SystemFont.eastAsianAdvance(of: $0, size: face.size) }
          isAfterEastAsian = eastAsian != nil
          let box = Self.missingAdvance + tracking
          let own = font.apple?.advance(of: scalar, systemAdvance: box) ?? box
          result.append(eastAsian ?? own * face.size)
        case .own:
          var own = advance(of: character, in: font.file, size: face.size, tracking)
          if let apple = font.apple, face.size > 0 {
            own =
              apple.advance(of: scalar, systemAdvance: own / face.size) * face.size
          }
          if scalar == " ", isAfterEastAsian,
            let space = SystemFont.eastAsianSpace(size: face.size)
          {
            own = space
          } else if font.isSystem, let scalar {
            own += SystemFont.difference(of: scalar, size: face.size) * face.size
          }
          if let scalar { own += digitRoom(of: scalar, in: font, face: face) }
          isAfterEastAsian = false
          result.append(own)
          current = scalar
        case .substitute(let file), .letters(_, let file):
          let eastAsian = scalar.flatMap { SystemFont.eastAsianAdvance(of: $0, size: face.size) }
          isAfterEastAsian = eastAsian != nil
          result.append(
            eastAsian ?? advance(of: character, in: file, size: face.size, tracking))
        }
        if let previous, let current, Self.kerns(previous, current) {
          let em =
            font.apple?.kerning(previous, current)
            ?? CGFloat(font.file.kerning(previous, current)) / FontFile.units
          result[result.count - 2] += em * face.size
        }
        previous = current
      }
      return result
    }
  }

  /// What a digit lacks to the width of a zero, in points, where all digits are as wide as one.
  func digitRoom(
    of scalar: Unicode.Scalar, in font: FontCollection.Font, face: FontFace
  ) -> CGFloat {
    guard face.hasFixedDigits, font.isSystem, ("0"..."9").contains(scalar),
      let zero = font.file.advance(of: "0"), let own = font.file.advance(of: scalar)
    else { return 0 }
    let difference =
      SystemFont.difference(of: "0", size: face.size)
      - SystemFont.difference(of: scalar, size: face.size)
    return (CGFloat(zero - own) / FontFile.units + difference) * face.size
  }

  private func advance(
    of character: Character, in file: FontFile, size: CGFloat, _ tracking: CGFloat
  ) -> CGFloat {
    // A letter with marks that have no single scalar is as wide as the letter; what no font has
    // is shown as an empty box of half an em.
    if let script = character.script, character.singleScalar == nil {
      return CGFloat(file.shapedWidth(of: character.composed, script)) / FontFile.units * size
    }
    let first = character.singleScalar ?? character.composed.unicodeScalars.first
    let units = first.flatMap(file.advance) ?? Int32(FontFile.units / 2)
    return (CGFloat(units) / FontFile.units + tracking) * size
  }

  /// Inter swaps glyphs in runs of signs and digits (arrows, times signs); only pairs with a
  /// letter have a width that is nothing but kerning.
  private static func kerns(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one != " " && other != " " && (one.isLetter || other.isLetter)
  }
}
