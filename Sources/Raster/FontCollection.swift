import Foundation
import QuartzCore

/// The opened font files and which of them draws what. Not safe to use from two threads.
final class FontCollection {
  /// The file that a face is drawn with.
  struct Font {
    var file: FontFile
    /// Whether it stands for San Francisco.
    var isSystem: Bool
    /// What the texts measure where the system font draws another one's.
    var apple: AppleFont?
  }

  /// Where the glyph of a `Character` comes from.
  enum Source {
    /// Nothing is drawn and nothing advances.
    case none
    /// The face's own file.
    case own
    /// Another file, since the face's own has no such glyph.
    case substitute(FontFile)
    /// A file that has the letters of a syllable, since none has the syllable.
    case letters(HangulSyllable, FontFile)
    /// The emoji font.
    case emoji(FontFile)
    /// No font.
    case missing
  }

  private struct FaceKey: Hashable {
    var family: String?
    var weight: CGFloat
    var isItalic: Bool
    var isDisplay: Bool
    var design: FontFace.Design
  }

  /// What nothing draws.
  var missing = MissingGlyphs()

  private var index: FontIndex
  private let regular: FontFile
  private var files: [String: FontFile] = [:]
  private var fonts: [FaceKey: Font] = [:]
  private var substitutes: [Bool: [FontFile]] = [:]
  private lazy var emoji = index.path(ofFile: "NotoColorEmoji").flatMap(open)

  /// Finds and opens the system font.
  init(source: FontSource) throws(FontError) {
    index = FontIndex(folders: source.folders)
    guard let path = index.path(ofFile: "Inter-Regular") else {
      throw .missingSystemFont(folders: source.folders)
    }
    regular = try FontFile(path: path)
    files[path] = regular
  }

  /// The file for a face: its family's, or the system font's where that isn't installed.
  func font(for face: FontFace) -> Font {
    var face = face
    // NaN isn't equal to itself and would be looked up for ever.
    if !face.weight.isFinite { face.weight = 0 }
    let key = FaceKey(
      family: face.family, weight: face.weight, isItalic: face.isItalic,
      isDisplay: SystemFont.isDisplay(size: face.size), design: face.design)
    if let known = fonts[key] { return known }
    let result = find(face)
    fonts[key] = result
    return result
  }

  /// Whether a face of that family is drawn or measured otherwise than the system font.
  func hasFont(named name: String) -> Bool {
    AppleFont(named: name) != nil || index.path(ofFamily: name, weight: 0, isItalic: false) != nil
  }

  private func find(_ face: FontFace) -> Font {
    if let family = face.family,
      let path = index.path(ofFamily: family, weight: face.weight, isItalic: face.isItalic),
      let file = open(path)
    {
      return Font(file: file, isSystem: false)
    }
    if face.family == nil, let font = cut(of: face) { return font }
    var face = face
    let apple = face.family.flatMap(AppleFont.init(named:))
    if let apple {
      if face.weight == 0 { face.weight = apple.weight }
      if apple.isItalic { face.isItalic = true }
      // Letters of the system font would overlap where all are as wide as each other.
      if apple.isFixed, let font = first(of: Self.monospaced, for: face, apple: apple) {
        return font
      }
      // The factors of unknown characters go by the cut for text.
      face.size = AppleFont.referenceSize
    }
    for name in SystemFont.files(of: face) {
      if let path = index.path(ofFile: name), let file = open(path) {
        return Font(file: file, isSystem: apple == nil, apple: apple)
      }
    }
    return Font(file: regular, isSystem: apple == nil, apple: apple)
  }

  /// The system font's cut with serifs or with letters of one width, where a font can stand for
  /// it. Rounded letters are as wide as the usual ones, and drawn like them.
  private func cut(of face: FontFace) -> Font? {
    switch face.design {
    case .standard, .rounded:
      return nil
    case .serif:
      return first(of: ["NewYork", "NotoSerif", "DejaVuSerif"], for: face, apple: nil)
    case .monospaced:
      return first(
        of: ["SFMono"] + Self.monospaced, for: face, apple: AppleFont(named: "SFMono-Regular"))
    }
  }

  private static let monospaced = ["NotoSansMono", "DejaVuSansMono"]

  /// The font of the first family that is installed.
  private func first(of families: [String], for face: FontFace, apple: AppleFont?) -> Font? {
    for family in families {
      if let path = index.path(ofFamily: family, weight: face.weight, isItalic: face.isItalic),
        let file = open(path)
      {
        return Font(file: file, isSystem: false, apple: apple)
      }
    }
    return nil
  }

  private func open(_ path: String) -> FontFile? {
    if let known = files[path] { return known }
    let file = try? FontFile(path: path)
    files[path] = file
    return file
  }

  /// Where a character of a face comes from.
  func source(of character: Character, in font: Font, face: FontFace) -> Source {
    if let scalar = character.singleScalar, scalar.isPlainLetter,
      font.file.advance(of: scalar) != nil
    {
      return .own
    }
    guard let first = character.composed.unicodeScalars.first, !first.isInvisible else {
      return .none
    }
    if character.isEmoji, let emoji { return .emoji(emoji) }
    if font.file.draws(first) { return .own }
    let others = substituteFiles(isBold: face.weight >= 0.3)
    if let file = others.first(where: { $0.draws(first) }) { return .substitute(file) }
    if let emoji, emoji.advance(of: first) != nil { return .emoji(emoji) }
    if let syllable = HangulSyllable(first),
      let file = others.first(where: { $0.hasAll(syllable.parts.map(\.letter)) })
    {
      missing.note(first, isPutTogether: true)
      return .letters(syllable, file)
    }
    missing.note(first)
    return .missing
  }

  private func substituteFiles(isBold: Bool) -> [FontFile] {
    if let known = substitutes[isBold] { return known }
    let bold = ["NotoSans-Bold", "DejaVuSans-Bold", "NotoSansCJK-Bold", "NanumGothicBold"]
    let plain = [
      "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansDevanagari-Regular",
      "NotoSansBengali-Regular", "NotoSansTamil-Regular", "NotoSansTelugu-Regular",
      "NotoSansThai-Regular", "DejaVuSans", "NotoSansCJK-Regular", "NotoSansKR-Regular",
      "NanumGothic", "UnDotum", "DroidSansFallbackFull", "DroidSansFallback", "Lohit-Devanagari",
      "FreeSans",
    ]
    let found = ((isBold ? bold : []) + plain).compactMap { index.path(ofFile: $0) }
      .compactMap(open)
    substitutes[isBold] = found
    return found
  }
}
