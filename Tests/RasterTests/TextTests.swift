import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct TextTests {
  private let face = FontFace(size: 17)

  @Test func systemFontMetricsAreSanFranciscos() throws {
    let metrics = try fonts.get().metrics(of: FontFace(size: 100))
    #expect(abs(metrics.ascender - 100 * 1950.0 / 2048) < 1e-9)
    #expect(abs(metrics.descender + 100 * 494.0 / 2048) < 1e-9)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.capHeight - 70.46) < 1e-9)
    #expect(abs(metrics.xHeight - 53) < 1e-9)
    #expect(abs(metrics.lineHeight - 100 * 2444.0 / 2048) < 1e-9)
  }

  @Test func thereIsOneAdvanceForEveryCharacter() throws {
    let fonts = try fonts.get()
    for text in ["", "a", "Hello, world", "e\u{301}te\u{301}", "👨‍👩‍👧🇩🇪😀", "日本語 한글", "a\r\nb\tc\u{0}"] {
      let advances = fonts.advances(of: text, in: face)
      #expect(advances.count == text.count)
      #expect(advances.allSatisfy { $0.isFinite && $0 >= 0 })
    }
  }

  @Test func advancesGrowWithTheFontApartFromTracking() throws {
    let fonts = try fonts.get()
    func width(_ size: CGFloat) -> CGFloat {
      fonts.advances(of: "H", in: FontFace(size: size)).reduce(0, +) / size
    }
    // Apple's tracking is 0 at 12 pt, −26/1000 em at 17 pt; 16.5 pt lies between two sizes.
    #expect(abs(width(12) - 1516.0 / 2048) < 0.01)
    #expect(abs(width(17) - (width(12) - 0.026)) < 1e-9)
    #expect(abs(width(16.5) - (width(12) - 0.023)) < 1e-9)
  }

  @Test(arguments: [15, 34] as [CGFloat])
  func digitsOfOneWidthAreAsWideAsAZero(size: CGFloat) throws {
    let fonts = try fonts.get()
    let fixed = fonts.advances(of: "0123456789", in: FontFace(size: size, hasFixedDigits: true))
    #expect(fixed.allSatisfy { abs($0 - fixed[0]) < 1e-9 })
    let usual = fonts.advances(of: "01a", in: FontFace(size: size))
    #expect(abs(usual[0] - fixed[0]) < 1e-9)
    #expect(usual[1] < fixed[1] - 1)
    let letter = fonts.advances(of: "a", in: FontFace(size: size, hasFixedDigits: true))
    #expect(letter == [usual[2]])
  }

  @Test func lettersOfOneWidthAreThoseOfTheMonospacedCut() throws {
    let fonts = try fonts.get()
    let advances = fonts.advances(of: "iW0.", in: FontFace(size: 10, design: .monospaced))
    try #require(advances[0] == advances[1], "no font with letters of one width is there")
    #expect(advances.allSatisfy { abs($0 - 6.177) < 1e-9 })
    let metrics = fonts.metrics(of: FontFace(size: 10, design: .monospaced))
    #expect(abs(metrics.lineHeight - fonts.metrics(of: FontFace(size: 10)).lineHeight) < 1e-9)
  }

  @Test func spacesNarrowAboveTwentyPoints() throws {
    let fonts = try fonts.get()
    func space(_ size: CGFloat) -> CGFloat {
      fonts.advances(of: " ", in: FontFace(size: size)).reduce(0, +) / size
    }
    #expect(space(20) > 0.26)
    #expect(abs(space(20) - space(30) - 0.07) < 1e-9)
    #expect(abs(space(20) - space(20.5) - 0.035) < 1e-9)
  }

  @Test func pairsAreKerned() throws {
    let fonts = try fonts.get()
    let pair = fonts.advances(of: "AV", in: face).reduce(0, +)
    let alone = ["A", "V"].flatMap { fonts.advances(of: $0, in: face) }.reduce(0, +)
    #expect(pair < alone - 0.5)
  }

  @Test func composedAndDecomposedLettersAreTheSame() throws {
    let one = "\u{E9}\u{C5}"
    let other = "e\u{301}A\u{30A}"
    #expect(
      try fonts.get().advances(of: one, in: face) == fonts.get().advances(of: other, in: face))
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let first = try draw(layer(frame, drawing: [text(one, face, at: CGPoint(x: 5, y: 25))]))
    let second = try draw(layer(frame, drawing: [text(other, face, at: CGPoint(x: 5, y: 25))]))
    #expect(first.all == second.all)
  }

  @Test(arguments: ["Z", "a", "l", "g", "o", "W"])
  func strokesThroughALetterLeaveItInItsPlace(letter: String) throws {
    func inked(_ text: String) throws -> Set<Int> {
      let canvas = try draw(
        layer(
          CGRect(x: 0, y: 0, width: 100, height: 60),
          drawing: [RasterTests.text(text, FontFace(size: 30), at: CGPoint(x: 30, y: 40))]))
      return Set(canvas.all.indices.filter { canvas.all[$0] & 0xFF < 100 })
    }
    let plain = try inked(letter)
    let struck = try inked(letter + "\u{337}")
    #expect(struck.count > plain.count)
    #expect(plain.subtracting(struck).count <= plain.count / 20)
    func middle(_ pixels: Set<Int>) -> Int {
      let columns = pixels.map { $0 % 100 }
      return ((columns.min() ?? 0) + (columns.max() ?? 0)) / 2
    }
    #expect(abs(middle(plain) - middle(struck.subtracting(plain))) <= 3)
  }

  @Test func invisibleCharactersTakeNoRoom() throws {
    for text in ["\u{200B}", "\u{FEFF}", "\u{2028}", "\n", "\r\n", "\u{AD}"] {
      #expect(try fonts.get().advances(of: text, in: face) == [0])
    }
  }

  @Test func anotherFamilyIsFoundByItsName() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
    guard FileManager.default.fileExists(atPath: path) else { return }
    let fonts = try fonts.get()
    let mono = FontFace(family: "DejaVu Sans Mono", size: 20, weight: 0.4)
    let advances = fonts.advances(of: "iWm", in: mono)
    #expect(Set(advances).count == 1)
    #expect(abs(advances[0] - 20 * 1233 / 2048) < 0.02)
    #expect(fonts.metrics(of: mono).ascender > 15)
  }

  @Test func anUnknownFamilyIsReplacedByTheSystemFont() throws {
    let fonts = try fonts.get()
    let unknown = FontFace(family: "No Such Family", size: 17)
    #expect(fonts.advances(of: "Hello", in: unknown) == fonts.advances(of: "Hello", in: face))
    #expect(fonts.metrics(of: unknown) == fonts.metrics(of: face))
  }

  @Test func aMissingSystemFontIsOneClearError() {
    let source = FontSource(folders: ["/nonexistent-fonts"])
    #expect(throws: FontError.missingSystemFont(folders: ["/nonexistent-fonts"])) {
      try FontLibrary(fonts: source)
    }
    let line = FontError.missingSystemFont(folders: ["/nonexistent-fonts"]).description
    #expect(line.contains("fonts-inter"))
    #expect(!line.contains("\n"))
  }

  @Test(
    arguments: [
      ("Bold", 0.4, false), ("ultralightitalic", -0.6, true), ("", 0, false),
      ("oblique", 0, true), ("semibold", 0.3, false),
    ] as [(String, CGFloat, Bool)])
  func fileNamesTellWeightAndSlant(name: String, weight: CGFloat, isItalic: Bool) {
    let style = FontStyle(suffix: name.lowercased()[...])
    #expect(style?.weight == weight)
    #expect(style?.isItalic == isItalic)
    #expect(FontStyle(suffix: "mono") == nil)
  }

  @Test func heavierWeightsHaveMoreInk() throws {
    var last = 0
    for weight in [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62] {
      let canvas = try draw(
        layer(
          CGRect(x: 0, y: 0, width: 100, height: 40),
          drawing: [
            text("Illm", FontFace(size: 17, weight: weight), at: CGPoint(x: 5, y: 25))
          ]), width: 200, height: 80, scale: 2)
      let ink = canvas.all.reduce(0) { $0 + Int(255 - $1 & 0xFF) }
      #expect(ink > last)
      last = ink
    }
  }

  @Test func capitalsReachFromTheBaselineToSanFranciscosCapHeight() throws {
    for size in [10, 17, 22, 40] as [CGFloat] {
      let canvas = try draw(
        layer(
          CGRect(x: 0, y: 0, width: 60, height: 60),
          drawing: [text("H", FontFace(size: size), at: CGPoint(x: 5, y: 50))]), width: 600,
        height: 600, scale: 10)
      let rows = (0..<600).filter { y in (0..<600).contains { canvas[$0, y] & 0xFF < 128 } }
      #expect(rows.last == 499)
      #expect(abs(Double(rows.count) - Double(size) * 7.046) <= 1)
    }
  }

  @Test func glyphsStandOnQuarterPixels() throws {
    let pictures = try (0..<8).map { eighth in
      try draw(
        layer(
          CGRect(x: 0, y: 0, width: 30, height: 30),
          drawing: [text("l", face, at: CGPoint(x: 9.9375 + Double(eighth) / 8, y: 20))])
      ).all
    }
    #expect(Set(pictures).count == 4)
  }

  @Test func textThatMovesKeepsItsShape() throws {
    func picture(_ x: CGFloat, _ y: CGFloat) throws -> Canvas {
      try draw(
        layer(
          CGRect(x: x, y: y, width: 80, height: 30),
          drawing: [text("Moving text", face, at: CGPoint(x: 1.3, y: 20.1))]), width: 300,
        height: 200, scale: 2)
    }
    let rest = try picture(10, 10)
    for step in [0.1, 0.37, 0.5, 0.83] {
      let moved = try picture(10 + step, 10 + 3 * step)
      let dx = Int((step * 2 + 0.5).rounded(.down))
      let dy = Int((step * 6 + 0.5).rounded(.down))
      for y in 0..<150 {
        for x in 0..<250 { #expect(moved[x + dx, y + dy] == rest[x, y]) }
      }
    }
  }

  @Test func cachedGlyphsGiveTheSameBytes() throws {
    let fonts = try FontLibrary()
    let tree = try phone()
    let fresh = Canvas(width: 393, height: 852)
    Rasterizer(fonts: fonts).draw(tree, into: fresh, scale: 1)
    let rasterizer = Rasterizer(fonts: fonts)
    let other = Canvas(width: 700, height: 400)
    rasterizer.draw(tree, into: other, scale: 2)
    rasterizer.draw(layer(.zero), into: other, scale: 1)
    let again = Canvas(width: 393, height: 852)
    for _ in 0..<2 {
      rasterizer.draw(tree, into: again, scale: 1)
      #expect(again.all == fresh.all)
    }
  }

  @Test func emojiHaveColours() throws {
    let canvas = try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 60),
        drawing: [text("😀", FontFace(size: 40), at: CGPoint(x: 5, y: 45))]))
    let colours = Set(canvas.all.filter { $0 != 0xFFFF_FFFF })
    try #require(
      FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"))
    #expect(colours.contains { ($0 >> 16) & 0xFF > 200 && $0 & 0xFF < 120 })
  }

  @Test func turnedTextLooksLikeTheUprightOne() throws {
    func ink(_ angle: CGFloat) throws -> Double {
      let canvas = try draw(
        layer(
          CGRect(x: 10, y: 35, width: 80, height: 30),
          drawing: [text("Turned", face, at: CGPoint(x: 10, y: 20))]
        ) { $0.transform = CGAffineTransform(rotationAngle: angle) }, width: 200, height: 200,
        scale: 2)
      return canvas.all.reduce(0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    }
    let upright = try ink(0)
    for angle in [0.3, .pi / 2, .pi, 4] as [CGFloat] {
      #expect(abs(try ink(angle) - upright) < 0.05 * upright)
    }
  }

  @Test func textOfAnySizeIsDrawnSomehow() throws {
    for size in [0.1, 1, 3, 600, 20_000] as [CGFloat] {
      let canvas = try draw(
        layer(
          CGRect(x: 0, y: 0, width: 100, height: 100),
          drawing: [text("H", FontFace(size: size), at: CGPoint(x: 0, y: 90))]))
      if size == 600 { #expect(canvas.all.contains(0xFF00_0000)) }
    }
  }
}
