import Foundation
import QuartzCore
import Testing

@testable import Raster

/// Whether a font with Arabic letters is installed; the system font has none.
private let hasArabic: Bool = {
  guard let fonts = try? fonts.get() else { return false }
  let face = FontFace(size: 20)
  return fonts.withFonts { collection in
    if case .substitute = collection.source(of: "م", in: collection.font(for: face), face: face) {
      return true
    }
    return false
  }
}()

/// Arabic as its font's rules shape it. Drawn runs stand in the order in which they are seen.
@Suite(.enabled(if: hasArabic, "no installed font has Arabic letters")) struct ShapingTests {
  private let face = FontFace(size: 20)

  private func width(_ text: String) throws -> CGFloat {
    try fonts.get().advances(of: text, in: face).reduce(0, +)
  }

  private func ink(_ word: String) throws -> Canvas {
    try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 50),
        drawing: [text(String(word.reversed()), face, at: CGPoint(x: 10, y: 30))]))
  }

  private func columnsWithInk(_ canvas: Canvas) -> [Int] {
    (0..<canvas.width).filter { x in
      (0..<canvas.height).contains { canvas.all[$0 * canvas.width + x] & 0xFF < 200 }
    }
  }

  @Test func lettersOfAWordJoin() throws {
    // Seen alone ends in a wide bowl that it loses before another letter.
    #expect(try width("سس") < 2 * width("س") - 5)
    let columns = columnsWithInk(try ink("سس"))
    let (first, last) = try (#require(columns.first), #require(columns.last))
    #expect(columns.count == last - first + 1, "the ink has a gap")
  }

  @Test func widthsAddUpToTheWord() throws {
    let library = try fonts.get()
    for word in ["مرحبا", "سلام", "لا", "مُحَمَّد", "ب"] {
      let advances = library.advances(of: word, in: face)
      #expect(advances.count == word.count)
      #expect(advances.allSatisfy { $0 >= 0 })
      // Neighbours that do not join leave the word alone.
      let among = library.advances(of: "1 \(word) a", in: face)
      #expect(Array(among[2..<(2 + word.count)]) == advances)
    }
  }

  @Test func inkStandsWhereItWasMeasured() throws {
    for word in ["سلام", "بالعالم"] {
      let columns = columnsWithInk(try ink(word))
      let end = try 10 + width(word)
      #expect(CGFloat(try #require(columns.first)) > 7)
      #expect(CGFloat(try #require(columns.last)) < end + 3)
      #expect(CGFloat(try #require(columns.last)) > end - 5)
    }
  }

  @Test func digitsAndSignsDoNotJoin() throws {
    let digits = try fonts.get().advances(of: "٢٠٢٤", in: face)
    #expect(try digits[0] == width("٢") && digits[3] == width("٤"))
  }

  @Test func aLongRowOfLettersTakesNoTime() throws {
    let letters = String(repeating: "سلامعالم", count: 400)
    let start = ContinuousClock.now
    let advances = try fonts.get().advances(of: letters, in: face)
    #expect(advances.count == 3_200)
    _ = try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 50),
        drawing: [text(String(letters.reversed()), face, at: CGPoint(x: 0, y: 30))]))
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
