import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct LabelTests {
  @Test(
    arguments: [
      (7, 2, 8.5), (10, 2, 12), (10, 3, 12), (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16),
      (14, 2, 17), (14, 3, 17), (15, 2, 18), (15, 3, 18), (16, 2, 19.5), (16, 3, 19.333),
      (17, 2, 20.5), (17, 3, 20.333), (18, 2, 21.5), (18, 3, 21.667), (19, 2, 23), (19, 3, 23),
      (20, 2, 24), (21, 3, 25.333), (22, 2, 26.5), (24, 2, 29), (24, 3, 28.667), (25, 2, 30),
      (25, 3, 30), (26, 2, 31.5), (26, 3, 31.333), (30, 2, 36), (30, 3, 36), (31, 3, 37),
      (32, 2, 38.5), (32, 3, 38.333), (34, 2, 41), (34, 3, 40.667),
    ] as [(Double, Double, Double)])
  func lineHeightsAreThoseOfTheSystemFont(size: Double, scale: Double, height: Double) {
    makeApp(scale: scale)
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Label"
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  /// As labels in interface files are: what the style's leading adds is between lines only.
  @Test(
    arguments: [
      (UIFont.TextStyle.subheadline, 1, 2, 18), (.subheadline, 2, 2, 38), (.headline, 3, 2, 64.5),
      (.body, 2, 3, 42.333),
    ] as [(UIFont.TextStyle, Int, Double, Double)])
  func linesOfATextStyleStandApart(
    style: UIFont.TextStyle, lines: Int, scale: Double, height: Double
  ) {
    makeApp(scale: scale)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.text = Array(repeating: "Label", count: lines).joined(separator: "\n")
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func widthIsRoundedUpToPixels() {
    makeApp(scale: 3)
    let label = UILabel()
    label.text = "abc"
    #expect(abs(label.intrinsicContentSize.width - 28.333) < 0.001)  // 3 × 9.35 = 28.05
  }

  @Test func hasTheDefaultsOfUIKit() {
    makeApp()
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func oneLineIsNotLimitedByThePresentWidth() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.font = .systemFont(ofSize: 10)
    label.text = "a long text"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 110, height: 10))
  }

  @Test func severalLinesAreMeasuredForAWidth() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "one two three"
    #expect(label.intrinsicContentSize == CGSize(width: 130, height: 10))
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 20))
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 50, height: 30))
  }

  @Test func constraintsGiveTheWidthForSeveralLines() {
    let app = makeApp(measurer: SquareTextMeasurer())
    let window = UIWindow()
    window.isHidden = false
    defer { window.isHidden = true }
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "one two three"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor), width,
    ])
    app.performTurn()
    #expect(label.frame.size == CGSize(width: 50, height: 30))
    width.constant = 70
    app.performTurn()
    #expect(label.frame.size == CGSize(width: 70, height: 20))
    label.text = "one"
    app.performTurn()
    #expect(label.frame.size == CGSize(width: 70, height: 10))
  }

  @Test func drawsInTheMiddle() throws {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    label.text = "ab"
    let run = try #require(label.drawnText.first)
    #expect(run.origin == CGPoint(x: 40, y: 18))
    #expect(run.color == .black)
  }

  @Test func drawsAnewInTheDark() throws {
    let app = makeApp()
    let window = UIWindow()
    window.isHidden = false
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "ab"
    window.addSubview(label)
    app.performTurn()
    #expect(label.layer.drawing?.runs.first?.color == .black)
    window.overrideUserInterfaceStyle = .dark
    app.performTurn()
    #expect(label.layer.drawing?.runs.first?.color == .white)
    window.isHidden = true
  }

  @Test func showsStatesInItsInk() throws {
    makeApp()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "ab"
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(label.drawnText.first?.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.drawnText.first?.color.alpha == 0.3)
  }

  @Test func makesTheFontSmallerToFit() throws {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.font = .systemFont(ofSize: 10)
    label.text = "abcdefgh"
    label.adjustsFontSizeToFitWidth = true
    let run = try #require(label.drawnText.first)
    #expect(run.text == "abcdefgh")
    #expect(run.face.size == 5)
    #expect(run.origin.y == 13)  // the baseline of the full size
    label.minimumScaleFactor = 0.8
    let limited = try #require(label.drawnText.first)
    #expect(limited.face.size == 8)
    #expect(label.drawnText.map(\.text).joined() == "abcd…")
  }

  @Test func subclassesAddRoomByTextRect() {
    makeApp(measurer: SquareTextMeasurer())
    let label = PaddedLabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "ab"
    #expect(label.intrinsicContentSize == CGSize(width: 36, height: 18))
    label.frame = CGRect(x: 0, y: 0, width: 36, height: 18)
    #expect(label.drawnText.first?.origin == CGPoint(x: 8, y: 12))
  }

  @Test func attributedTextHasFontsAndInksOfItsOwn() throws {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.font = .systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "big", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2]))
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text
    #expect(label.text == "plain bigred")
    #expect(label.intrinsicContentSize == CGSize(width: 156, height: 20))
    let runs = label.drawnText
    #expect(runs.map(\.text) == ["plain ", "big", "red"])
    #expect(runs.map(\.face.size) == [10, 20, 10])
    #expect(Set(runs.map(\.origin.y)).count == 1)
    #expect(runs[1].advances == [22, 22, 22])
    #expect(runs[2].color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height == 10)
    label.text = "again"
    #expect(label.drawnText.map(\.text) == ["again"])
  }

  @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
    makeApp(measurer: SquareTextMeasurer())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "one\ntwo"
    #expect(label.firstBaselineOffset == 8)
    #expect(label.lastBaselineOffset == 2)
  }

  @Test func whiteSpaceAtTheEndCountsInTheNaturalWidth() {
    let label = UILabel()
    label.text = "ab"
    let plain = label.intrinsicContentSize.width
    label.text = "ab  "
    #expect(label.intrinsicContentSize.width > plain)
  }
}

private final class PaddedLabel: UILabel {
  private let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
    return inner.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: padding))
  }
}
