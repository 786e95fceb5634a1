import Foundation
import Testing

@testable import UIKit

/// Text measured and drawn without a view. Every character is as wide as the font is high.
@MainActor
@Suite(.serialized)
struct StringDrawingTests {
  private let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  @Test func sizesAreNotLimitedAndNotRounded() {
    makeApp(measurer: SquareTextMeasurer())
    #expect("abc".size(withAttributes: ten) == CGSize(width: 30, height: 10))
    #expect("abc\nde".size(withAttributes: ten) == CGSize(width: 30, height: 20))
    #expect(("abc" as NSString).size(withAttributes: ten) == CGSize(width: 30, height: 10))
    #expect("ab".size() == "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    let odd = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10.1)])
    #expect(abs(odd.width - 30.3) < 1e-9)
    let text = NSMutableAttributedString(string: "ab", attributes: ten)
    text.append(
      NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(text.size() == CGSize(width: 40, height: 20))
  }

  @Test func boxesWrapOnlyWhenAskedTo() {
    makeApp(measurer: SquareTextMeasurer())
    let room = CGSize(width: 70, height: 1000)
    let wrapped = "one two three".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: ten, context: nil)
    #expect(wrapped == CGRect(x: 0, y: 0, width: 70, height: 20))
    let one = "one two three".boundingRect(
      with: room, options: [], attributes: ten, context: nil)
    #expect(one == CGRect(x: 0, y: -8, width: 130, height: 10))
  }

  @Test func boxesHoldTheLinesThatFit() {
    makeApp(measurer: SquareTextMeasurer())
    let low = "one two three".boundingRect(
      with: CGSize(width: 50, height: 25),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: ten, context: nil)
    #expect(low == CGRect(x: 0, y: 0, width: 40, height: 20))
    let unlimited = "one two three".boundingRect(
      with: CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: ten, context: nil)
    #expect(unlimited.height == 30)
  }

  @Test func textIsDrawnWhereItIsPut() {
    makeApp(measurer: SquareTextMeasurer())
    let context = CGContext(size: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    "one two".draw(at: CGPoint(x: 5, y: 10), withAttributes: ten)
    "one two".draw(in: CGRect(x: 5, y: 40, width: 40, height: 50), withAttributes: ten)
    "base".draw(with: CGRect(x: 1, y: 90, width: 90, height: 0), attributes: ten, context: nil)
    UIGraphicsPopContext()
    let runs = context.drawing.runs
    #expect(runs.map(\.text) == ["one two", "one ", "two", "base"])
    #expect(runs.map(\.origin.y) == [18, 48, 58, 90])
    #expect(runs.map(\.origin.x) == [5, 5, 5, 1])
  }

  @Test func textMayBecomeSmallerToFit() {
    makeApp(measurer: SquareTextMeasurer())
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    var attributes = ten
    attributes[.paragraphStyle] = style
    let box = "abcdefgh".boundingRect(
      with: CGSize(width: 60, height: 20), options: .usesLineFragmentOrigin,
      attributes: attributes, context: context)
    #expect(context.actualScaleFactor == 0.75)
    #expect(box.width == 60)
    #expect(context.totalBounds == box)
  }
}
