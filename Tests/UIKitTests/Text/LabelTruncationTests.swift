import Foundation
import Testing

@testable import UIKit

/// Texts that do not fit into their labels. Every character is as wide as the font is high.
@MainActor
@Suite(.serialized)
struct LabelTruncationTests {
  private func lines(
    _ text: String, columns: Int, mode: NSLineBreakMode, lines: Int,
    configure: (UILabel) -> Void = { _ in }
  ) -> [String] {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(
      frame: CGRect(x: 0, y: 0, width: columns * 10, height: max(lines, 1) * 10))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.text = text
    configure(label)
    return Self.drawnLines(label)
  }

  /// What is drawn on each line, from left to right.
  private static func drawnLines(_ label: UILabel) -> [String] {
    let runs = label.drawnText
    return Set(runs.map(\.origin.y)).sorted().map { y in
      runs.filter { $0.origin.y == y }.sorted { $0.origin.x < $1.origin.x }.map(\.text).joined()
    }
  }

  nonisolated static let cases: [(mode: NSLineBreakMode, lines: Int, expected: [String])] = [
    (.byTruncatingTail, 1, ["one two…"]),
    (.byTruncatingHead, 1, ["…ur five"]),
    (.byTruncatingMiddle, 1, ["one…five"]),
    (.byClipping, 1, ["one two three four five"]),
    (.byWordWrapping, 1, ["one two "]),
    (.byCharWrapping, 1, ["one two "]),
    (.byTruncatingTail, 2, ["one two ", "three f…"]),
    (.byTruncatingHead, 2, ["one two ", "…ur five"]),
    (.byTruncatingMiddle, 2, ["one two ", "thr…five"]),
    (.byClipping, 2, ["one two ", "three four five"]),
    (.byWordWrapping, 2, ["one two ", "three "]),
    (.byCharWrapping, 2, ["one two ", "three fo"]),
    (.byTruncatingTail, 3, ["one two ", "three ", "four fi…"]),
    (.byTruncatingTail, 4, ["one two ", "three ", "four ", "five"]),
    (.byTruncatingTail, 0, ["one two ", "three ", "four ", "five"]),
    (.byCharWrapping, 0, ["one two ", "three fo", "ur five"]),
  ]

  @Test(arguments: cases)
  func eachModeShortensInItsWay(mode: NSLineBreakMode, lines: Int, expected: [String]) {
    let shown = self.lines("one two three four five", columns: 8, mode: mode, lines: lines) {
      if lines == 0 { $0.frame.size.height = 60 }
    }
    #expect(shown == expected)
  }

  @Test(arguments: [
    NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
  ])
  func shortenedTextIsNoWiderThanTheLabel(mode: NSLineBreakMode) {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.lineBreakMode = mode
    label.text = "a longish text to be cut"
    for width in stride(from: 10, through: 240, by: 7) {
      label.frame = CGRect(x: 0, y: 0, width: width, height: 10)
      let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
      #expect(rect.width <= CGFloat(width))
      #expect(rect.width > CGFloat(width) - 30 || rect.width == 240)
      let end = label.drawnText.map { $0.origin.x + $0.advances.reduce(0, +) }.max() ?? 0
      #expect(end <= CGFloat(width) + 0.34)
    }
  }

  @Test func onlyWholeLinesThatFitAreShown() {
    let shown = lines("one two three four", columns: 5, mode: .byTruncatingTail, lines: 0) {
      $0.frame.size.height = 25
    }
    #expect(shown == ["one ", "two…"])
  }

  @Test func theLastLineStandsForFurtherParagraphs() {
    #expect(
      lines("one\ntwo\nthree", columns: 8, mode: .byTruncatingTail, lines: 2) == ["one", "two…"])
    #expect(
      lines("one\ntwo\nthree", columns: 8, mode: .byWordWrapping, lines: 2) == ["one", "two"])
  }

  // MARK: Words

  @Test func wordsThatAreTooLongAreBrokenAnywhere() {
    #expect(
      lines("an incomprehensible word", columns: 8, mode: .byWordWrapping, lines: 0) {
        $0.frame.size.height = 90
      } == ["an ", "incompre", "hensible ", "word"])
  }

  @Test func hyphensEndLines() {
    #expect(
      lines("a well-known self-made man", columns: 8, mode: .byWordWrapping, lines: 0) {
        $0.frame.size.height = 90
      } == ["a well-", "known ", "self-", "made man"])
  }

  @Test func softHyphensAreSeenOnlyWhereALineEnds() {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(
      lines(text, columns: 12, mode: .byWordWrapping, lines: 0) { $0.frame.size.height = 90 }
        .map { $0.filter { $0 != " " } } == ["Donaudampf-", "schiff"])
    #expect(
      lines(text, columns: 10, mode: .byWordWrapping, lines: 0) { $0.frame.size.height = 90 }
        .map { $0.filter { $0 != " " } } == ["Donau-", "dampf-", "schiff"])
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = text
    #expect(label.intrinsicContentSize.width == 160)
  }

  // MARK: Right to left

  @Test func hebrewIsCutAtTheLeft() {
    #expect(lines("שלום עולם", columns: 6, mode: .byTruncatingTail, lines: 1) == ["…םולש"])
    #expect(lines("שלום עולם", columns: 6, mode: .byTruncatingHead, lines: 1) == ["םלוע…"])
    #expect(lines("שלום עולם", columns: 6, mode: .byTruncatingMiddle, lines: 1) == ["םלו…לש"])
  }

  @Test func latinTextInARightToLeftLabelIsCutAtItsOwnEnd() {
    #expect(
      lines("one two three", columns: 8, mode: .byTruncatingTail, lines: 1) {
        $0.semanticContentAttribute = .forceRightToLeft
      } == ["one two…"])
  }

  // MARK: Attributed text

  private func attributed(_ parts: [(String, CGFloat)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, size) in parts {
      text.append(
        NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    return text
  }

  @Test func theEllipsisHasTheFontOfWhatIsBesideIt() throws {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    label.attributedText = attributed([("ab ", 10), ("CDEFGH", 20)])
    let runs = label.drawnText
    #expect(runs.map(\.text) == ["ab ", "CDE", "…"])
    #expect(runs.map(\.face.size) == [10, 20, 20])
    label.lineBreakMode = .byTruncatingHead
    #expect(label.drawnText.map(\.text) == ["…", "DEFGH"])
  }

  @Test func labelsTakeOnTheLookOfTheirFirstCharacter() {
    makeApp(measurer: SquareTextMeasurer())
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    let kept = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((kept as? NSParagraphStyle)?.alignment == .right)
    #expect((kept as? NSParagraphStyle)?.lineBreakMode == .byClipping)
  }

  @Test func aParagraphStyleWrapsUnlessItSaysOtherwise() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    label.attributedText = NSAttributedString(
      string: "one two",
      attributes: [
        .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: NSMutableParagraphStyle(),
      ])
    #expect(Self.drawnLines(label) == ["one "])
    label.lineBreakMode = .byTruncatingTail
    #expect(Self.drawnLines(label) == ["one…"])
  }

  @Test func everyParagraphHasItsOwnStyle() throws {
    makeApp(measurer: SquareTextMeasurer())
    func paragraph(
      _ text: String, _ change: (NSMutableParagraphStyle) -> Void
    ) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      change(style)
      return NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    }
    let text = NSMutableAttributedString(string: "")
    text.append(
      paragraph("first one here\n") {
        $0.firstLineHeadIndent = 20
        $0.headIndent = 10
        $0.paragraphSpacing = 5
      })
    text.append(
      paragraph("mid\n") {
        $0.alignment = .center
        $0.paragraphSpacingBefore = 2
      })
    text.append(
      paragraph("last one") {
        $0.alignment = .right
        $0.tailIndent = -10
        $0.minimumLineHeight = 15
      })
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.numberOfLines = 0
    label.attributedText = text
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    // Lines at 0, 10, then 5 + 2 further down, at 37 one that is 15 high: 52 in all.
    #expect(size.height == 52)
    label.frame.size.height = 52
    let runs = label.drawnText
    #expect(runs.map(\.text) == ["first ", "one here", "mid", "last one"])
    #expect(runs.map(\.origin.x) == [20, 10, 35, 10])
    #expect(runs.map(\.origin.y) == [8, 18, 35, 50])
  }

  @Test func indentsAreMirroredInTextFromRightToLeft() throws {
    makeApp(measurer: SquareTextMeasurer())
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    label.semanticContentAttribute = .forceRightToLeft
    label.attributedText = NSAttributedString(
      string: "שלום",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    label.textAlignment = .right
    #expect(label.drawnText.first?.origin.x == 40)
  }

  // MARK: Smaller fonts

  @Test func severalLinesBecomeSmallerTogether() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.text = "one two three"
    // Two lines of which the longer one has seven characters.
    #expect(label.drawnText.map(\.face.size) == [5.75, 5.75])
    #expect(Self.drawnLines(label) == ["one two ", "three"])
    label.minimumScaleFactor = 0.9
    #expect(label.drawnText.allSatisfy { $0.face.size == 9 })
    #expect(Self.drawnLines(label).last?.last == "…")
  }

  @Test func fontsOfDifferentSizesKeepTheirProportion() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.attributedText = attributed([("ab", 10), ("cd", 20)])
    label.adjustsFontSizeToFitWidth = true
    let sizes = label.drawnText.map(\.face.size)
    #expect(sizes.count == 2 && abs(sizes[1] - 2 * sizes[0]) < 0.001)
    #expect(sizes[0] * 2 + sizes[1] * 2 <= 40.34)
    #expect(sizes[0] * 2 + sizes[1] * 2 > 38)
  }

  @Test func preferredWidthIsThatOfTheNaturalSize() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "one two three four"
    for (width, size) in [
      (CGFloat(80), CGSize(width: 70, height: 30)), (130, CGSize(width: 130, height: 20)),
      (500, CGSize(width: 180, height: 10)),
    ] {
      label.preferredMaxLayoutWidth = width
      #expect(label.intrinsicContentSize == size)
    }
    label.numberOfLines = 2
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 180, height: 10))
  }
}
