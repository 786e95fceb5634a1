import Foundation
import QuartzCore
import Testing

@testable import Raster

@Suite struct AppleFontTests {
  private func width(_ text: String, _ family: String, _ size: CGFloat) throws -> CGFloat {
    try fonts.get().advances(of: text, in: FontFace(family: family, size: size)).reduce(0, +)
  }

  /// Texts with the widths that iOS gives them.
  @Test(
    arguments: [
      ("Name", "HelveticaNeue", 15, 40),
      ("Share Shoppin with your contacts!", "HelveticaNeue-Light", 17, 252),
      ("Overview", "Avenir-Medium", 16, 69.5),
      ("POPULAR DESTINATIONS", "AvenirNext-Regular", 16, 191),
      ("GLOBAL_CHAT", "Menlo-Bold", 20, 132.5),
    ] as [(String, String, CGFloat, CGFloat)])
  func textsAreAsWideAsWithApple(text: String, family: String, size: CGFloat, expected: CGFloat)
    throws
  {
    #expect(abs(try width(text, family, size) - expected) < 1)
  }

  @Test(
    arguments: [
      ("HelveticaNeue-Bold", true), ("Avenir Next", true), ("Inter", true),
      ("NoSuchFont-Bold", false), ("", false),
    ])
  func itIsKnownWhichFontsThereAre(name: String, isThere: Bool) throws {
    #expect(try fonts.get().hasFont(named: name) == isThere)
  }

  @Test func linesAreAsHighAsWithApple() throws {
    for (family, height) in [("Avenir-Book", 1.366), ("Menlo-Regular", 1.164)] {
      let metrics = try fonts.get().metrics(of: FontFace(family: family, size: 10))
      #expect(abs(metrics.lineHeight - height * 10) < 0.001)
    }
  }

  @Test func theNameTellsWeightAndSlant() throws {
    let font = try #require(AppleFont(named: "HelveticaNeue-BoldItalic"))
    #expect(font.weight == 0.4)
    #expect(font.isItalic)
    #expect(AppleFont(named: "Arial-BoldMT")?.weight == 0.4)
    #expect(AppleFont(named: "NoSuchFont-Bold") == nil)
  }

  @Test func koreanAndJapaneseHaveTheirWidthWithoutAFont() throws {
    let face = FontFace(size: 17)
    let advances = try fonts.get().advances(of: "한あ", in: face)
    #expect(abs(advances[0] - 0.866 * 17) < 0.01)
    #expect(abs(advances[1] - (17 + 1.0 / 3)) < 0.01)
  }

  /// Letters of the system font at the distances of such a font would lie over each other.
  @Test(arguments: ["Menlo-Regular", "Menlo-Bold", "Courier", "CourierNewPSMT"])
  func fontsWithLettersOfOneWidthAreDrawnWithSuchAFont(family: String) throws {
    let face = FontFace(family: family, size: 20)
    try fonts.get().withFonts { fonts in
      let font = fonts.font(for: face)
      let advances = "Mil.@".unicodeScalars.map { font.file.advance(of: $0) }
      #expect(Set(advances).count == 1)
      #expect(font.apple != nil)
    }
  }
}
