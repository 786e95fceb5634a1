import Foundation
import Testing

@testable import UIKit

struct TextLayoutTests {
  @Test(arguments: [
    ("one two three", 7, ["one two ", "three"]),
    ("one two three", 6, ["one ", "two ", "three"]),
    ("abcdefgh ij", 4, ["abcd", "efgh ", "ij"]),
    ("a b\nc", 10, ["a b", "c"]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("a\n", 10, ["a", ""]),
    ("well-known", 6, ["well-", "known"]),
    ("say (yes) now", 7, ["say ", "(yes) ", "now"]),
    ("1-800-555", 6, ["1-800-", "555"]),
    ("日本語、文字", 3, ["日本", "語、文", "字"]),
    ("no\u{A0}break here", 9, ["no\u{A0}break ", "here"]),
    ("https://a.example/bc", 12, ["https://", "a.example/bc"]),
    ("", 5, []),
  ])
  func wrapsAtWords(text: String, columns: Int, expected: [String]) {
    #expect(layout(text, columns: columns).shown == expected)
  }

  @Test func wrapsAnywhereWhenToldTo() {
    #expect(
      layout("one two", columns: 3, mode: .byCharWrapping).shown == ["one ", "two"])
    #expect(layout("abcde", columns: 2, mode: .byCharWrapping).shown == ["ab", "cd", "e"])
  }

  @Test func whiteSpaceAtTheEndOfALineTakesNoRoom() {
    let result = layout("abc    def", columns: 3)
    #expect(result.lines.map(\.width) == [30, 30])
    #expect(result.size == CGSize(width: 30, height: 20))
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcd…"),
    (.byTruncatingHead, "…ghij"),
    (.byTruncatingMiddle, "ab…ij"),
    (.byClipping, "abcdefghij"),
    (.byWordWrapping, "abcde"),
    (.byCharWrapping, "abcde"),
  ])
  func shortensOneLine(mode: NSLineBreakMode, expected: String) {
    let result = layout("abcdefghij", columns: 5, mode: mode, lines: 1)
    #expect(result.shown == [expected])
    #expect(result.isTruncated)
  }

  @Test func shortensTheLastOfSeveralLines() {
    let result = layout("one two three four", columns: 8, mode: .byTruncatingTail, lines: 2)
    #expect(result.shown == ["one two ", "three f…"])
    let fits = layout("one two three", columns: 8, mode: .byTruncatingTail, lines: 2)
    #expect(fits.shown == ["one two ", "three"])
    #expect(!fits.isTruncated)
  }

  @Test func dropsWhiteSpaceBeforeTheEllipsis() {
    #expect(layout("one two", columns: 5, mode: .byTruncatingTail, lines: 1).shown == ["one…"])
  }

  @Test func aLineBreakBehindTheLastLineShowsAsEllipsis() {
    #expect(layout("ab\ncd", columns: 9, mode: .byTruncatingTail, lines: 1).shown == ["ab…"])
    #expect(layout("ab\n", columns: 9, mode: .byTruncatingTail, lines: 1).shown == ["ab"])
  }

  @Test func showsAsManyLinesAsAreHighEnough() {
    let result = layout(
      "one two three", columns: 5, mode: .byTruncatingTail, height: 25)
    #expect(result.shown == ["one ", "two…"])
    #expect(layout("one two", columns: 3, mode: .byTruncatingTail, height: 2).lines.count == 1)
  }

  @Test func keepsGraphemesWhole() {
    let family = "👨‍👩‍👧‍👦"
    let result = layout(
      "\(family)e\u{301}🇩🇪x", columns: 3, mode: .byTruncatingTail, lines: 1)
    #expect(result.shown == ["\(family)e\u{301}…"])
  }

  @Test(arguments: [
    (NSTextAlignment.left, CGFloat(0)), (.center, 35), (.right, 70), (.natural, 0),
  ])
  func aligns(alignment: NSTextAlignment, x: CGFloat) {
    #expect(layout("abc", columns: 10, alignment: alignment).lines[0].origin.x == x)
  }

  @Test func justifiesAllLinesButTheLast() {
    let result = layout("aa bb cccc", columns: 6, alignment: .justified)
    #expect(result.lines[0].pieces[0].advances == [10, 10, 20, 10, 10, 10])
    #expect(result.lines[1].fullWidth == 40)
  }

  @Test func linesStandOneLineHeightApart() {
    let result = layout("a\nb\nc")
    #expect(result.lines.map(\.origin.y) == [8, 18, 28])
    #expect(result.size.height == 30)
  }

  @Test func textAboveItsBaselineMakesTheLineHigherWhereItWouldNotFit() {
    let face = FontFace(size: 10)
    let text = MeasuredText(
      [
        TextRun(text: "a", face: face),
        TextRun(text: "2", face: FontFace(size: 5), baselineOffset: 3),
        TextRun(text: "b\nc", face: face, baselineOffset: 6),
        TextRun(text: "\nd", face: face, baselineOffset: -1),
      ], measurer: SquareTextMeasurer())
    let result = TextLayout(text, options: TextLayout.Options())
    // Ascents of 8, 4 + 3 and 8 + 6, descents of 2; then one of 8 + 6 with −4, and 7 with 3.
    #expect(result.lines.map(\.ascent) == [14, 14, 7])
    #expect(result.lines.map(\.height) == [16, 10, 10])
  }

  @Test func lineSpacingCanBeSet() {
    var options = TextLayout.Options()
    options.spacing = .init(between: 3, multiple: 1.5, minimum: 0, maximum: 0)
    let result = TextLayout(measured("a\nb"), options: options)
    #expect(result.lines.map(\.origin.y) == [13, 31])
    #expect(result.size.height == 33)
  }

  // MARK: Direction

  @Test func hebrewIsShownFromRightToLeft() {
    let result = layout("שלום", columns: 10)
    #expect(result.shown == ["םולש"])
    #expect(result.lines[0].isRightToLeft)
    #expect(result.lines[0].origin.x == 60)
  }

  @Test(arguments: [
    ("abc שלום def", "abc םולש def"),
    ("abc שלום 123", "abc 123 םולש"),
    ("שלום abc", "abc םולש"),
    ("שלום 12.5", "12.5 םולש"),
    ("(שלום)", "(םולש)"),
    ("שלום!", "!םולש"),
    ("a+b", "a+b"),
    ("abc שלום (123) def", "abc (123) םולש def"),
    ("abc (שלום) def", "abc (םולש) def"),
    ("שלום (abc)", "(abc) םולש"),
    ("שלום (12 a] b", "a] b 12) םולש"),
  ])
  func mixesDirections(text: String, shown: String) {
    #expect(layout(text, columns: 20).shown == [shown])
  }

  @Test func caretsFollowTheDirectionOfTheirCharacters() {
    let line = layout("ab שלום").lines[0]
    #expect([0, 1, 2, 3].map { line.caretX(at: $0) } == [0, 10, 20, 70])
    #expect([4, 5, 6, 7].map { line.caretX(at: $0) } == [60, 50, 40, 30])
    #expect(line.index(nearestTo: 64) == 4)
    #expect(line.index(nearestTo: 66) == 3)
  }

  @Test func everyCaretFindsItsPlaceAgain() {
    for text in ["hello world", "שלום", "x", "日本語 text"] {
      let line = layout(text).lines[0]
      for index in 0...text.count {
        #expect(line.index(nearestTo: line.caretX(at: index)) == index, "\(text) \(index)")
      }
    }
  }

  // MARK: Invariants on random text

  @Test func linesHoldAllTextInOrderAndNeverOverflow() {
    var random = SeededRandom(seed: 7)
    let alphabet: [Character] = ["a", "b", " ", "-", "日", "e\u{301}", "👍", "\n", "ש", "1", "."]
    for _ in 0..<400 {
      let text = String(
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
          alphabet.randomElement(using: &random)!
        })
      let columns = Int.random(in: 1...12, using: &random)
      let result = layout(text, columns: columns)
      var expected = 0
      for line in result.lines {
        if line.range.lowerBound != expected {
          #expect(result.text.characters[expected].isNewline)
          expected += 1
        }
        #expect(line.range.lowerBound == expected)
        #expect(line.width <= CGFloat(columns) * 10)
        expected = line.range.upperBound
        let pieces = line.pieces.flatMap { Array($0.range) }.sorted()
        #expect(pieces == Array(line.range))
      }
      let isRestBlank = result.text.characters[expected...].allSatisfy(\.isNewline)
      #expect(isRestBlank)
    }
  }

  @Test func layingOutALongTextTakesTimeInProportion() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "word and word ", count: count)
      return clock.measure { _ = layout(text, columns: 40) }
    }
    _ = time(100)
    let (short, long) = (time(500), time(5000))
    #expect(long < short * 40)
  }
}
