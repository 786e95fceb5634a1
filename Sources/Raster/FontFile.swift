import CSDL2TTF
import Foundation

/// One font file, opened twice: at a size where a pixel is a font unit, for exact unhinted
/// measures, and at the size in which glyphs are drawn. Not safe to use from two threads.
final class FontFile {
  /// Pixels per em of the measuring copy. Inter's own units; other fonts are exact to it.
  static let units: CGFloat = 2048

  let path: String
  // SDL2_ttf reads a font piecemeal, so it gets it from memory.
  private let data: MappedFile
  let ruler: OpaquePointer
  private var pen: OpaquePointer?
  private var penSize: (horizontal: UInt32, vertical: UInt32) = (0, 0)
  private var asciiAdvances = [Int32](repeating: .min, count: 128)
  private var otherAdvances: [UInt32: Int32?] = [:]
  private var kernings: [UInt64: Int32] = [:]
  private var barWidths: [UInt32: Int32] = [:]
  /// Widths of texts in scripts that are shaped.
  var shapedWidths: [String: Int32] = [:]

  init(path: String) throws(FontError) {
    self.path = path
    data = try MappedFile(path: path)
    let source = SDL_RWFromConstMem(data.bytes, data.count)
    guard let source, let font = TTF_OpenFontRW(source, 1, Int32(Self.units)) else {
      throw .unreadable(path: path, reason: String(cString: SDL_GetError()))
    }
    ruler = font
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
  }

  deinit {
    TTF_CloseFont(ruler)
    if let pen { TTF_CloseFont(pen) }
  }

  /// The file's own vertical measures.
  private(set) lazy var metrics: FontMetricsInEm = {
    let ascender = CGFloat(TTF_FontAscent(ruler)) / Self.units
    let descender = CGFloat(TTF_FontDescent(ruler)) / Self.units
    let lineSkip = CGFloat(TTF_FontLineSkip(ruler)) / Self.units
    return FontMetricsInEm(
      ascender: ascender, descender: descender,
      leading: max(0, lineSkip - ascender + descender),
      capHeight: inkHeight(of: "H") ?? ascender, xHeight: inkHeight(of: "x") ?? ascender / 2)
  }()

  /// Whether the font has syllables of Korean that differ.
  private(set) lazy var hasSyllables = tellsSyllablesApart()

  /// The advance of a scalar in font units, or `nil` where the font has no glyph for it.
  func advance(of scalar: Unicode.Scalar) -> Int32? {
    let code = scalar.value
    if code < 128 {
      let known = asciiAdvances[Int(code)]
      if known != .min { return known < 0 ? nil : known }
      let value = measureAdvance(of: code)
      asciiAdvances[Int(code)] = value ?? -1
      return value
    }
    if let known = otherAdvances[code] { return known }
    let value = measureAdvance(of: code)
    otherAdvances[code] = .some(value)
    return value
  }

  private func measureAdvance(of code: UInt32) -> Int32? {
    guard TTF_GlyphIsProvided32(ruler, code) != 0 else { return nil }
    var advance: Int32 = 0
    guard TTF_GlyphMetrics32(ruler, code, nil, nil, nil, nil, &advance) == 0 else { return nil }
    return max(0, advance)
  }

  /// The height of a scalar's ink above the baseline in em.
  private func inkHeight(of scalar: Unicode.Scalar) -> CGFloat? {
    var top: Int32 = 0
    guard TTF_GlyphIsProvided32(ruler, scalar.value) != 0,
      TTF_GlyphMetrics32(ruler, scalar.value, nil, nil, nil, &top, nil) == 0
    else { return nil }
    return CGFloat(top) / Self.units
  }

  /// What brings Inter's capitals to San Francisco's height.
  private(set) lazy var verticalScale: CGFloat =
    SystemFont.metrics.capHeight / max(0.1, inkHeight(of: "H") ?? SystemFont.metrics.capHeight)

  /// What the font adds between two scalars, in font units.
  ///
  /// SDL2_ttf tells only the widths of whole texts, so it is what is left of the width of both
  /// between two bars after taking off each alone between bars.
  func kerning(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int32 {
    let key = UInt64(one.value) << 32 | UInt64(other.value)
    if let known = kernings[key] { return known }
    let value =
      width(of: "|\(one)\(other)|") - barWidth(of: one) - barWidth(of: other) + width(of: "||")
    kernings[key] = value
    return value
  }

  private func barWidth(of scalar: Unicode.Scalar) -> Int32 {
    if let known = barWidths[scalar.value] { return known }
    let value = width(of: "|\(scalar)|")
    barWidths[scalar.value] = value
    return value
  }

  func width(of text: String) -> Int32 {
    var width: Int32 = 0
    return TTF_SizeUTF8(ruler, text, &width, nil) == 0 ? width : 0
  }

  /// Sets the size of the drawing copy in pixels per em, to 1/72 pixel, and hands it to `body`.
  func withPen<Result>(
    horizontal: CGFloat, vertical: CGFloat, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    // At a size of 1 pt and n dots per inch an em is n/72 pixels: the only way to a fractional
    // or anisotropic size in SDL2_ttf.
    let across = UInt32(max(1, (horizontal * 72).rounded()))
    let down = UInt32(max(1, (vertical * 72).rounded()))
    if pen == nil {
      let source = SDL_RWFromConstMem(data.bytes, data.count)
      pen = source.flatMap { TTF_OpenFontDPIRW($0, 1, 1, across, down) }
      if let pen { TTF_SetFontHinting(pen, TTF_HINTING_NONE) }
      penSize = (across, down)
    } else if penSize != (across, down) {
      guard TTF_SetFontSizeDPI(pen, 1, across, down) == 0 else { return nil }
      penSize = (across, down)
    }
    return pen.flatMap(body)
  }
}
