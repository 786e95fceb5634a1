import Foundation
import Testing

@testable import UIKit

/// Pictures in text. Every character is as wide as the font is high, of which 0.8 is above the
/// baseline.
@MainActor
@Suite(.serialized)
struct TextAttachmentTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(attachment: attachment))
    text.append(
      NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    return text
  }

  @Test func aPictureStandsOnTheBaselineAndTakesItsRoom() {
    makeApp(measurer: SquareTextMeasurer())
    let attachment = NSTextAttachment(image: picture(15, 24))
    #expect(text(attachment).string == "ab\u{FFFC}c")
    // 24 above the baseline and 2 below.
    #expect(text(attachment).size() == CGSize(width: 45, height: 26))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    label.font = .systemFont(ofSize: 10)
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 45, height: 26))
    #expect(label.drawnText.map(\.text) == ["ab", "c"])
    #expect(label.drawnText.map(\.origin) == [CGPoint(x: 0, y: 24), CGPoint(x: 35, y: 24)])
  }

  @Test func boundsMoveAndResizeThePicture() {
    makeApp(measurer: SquareTextMeasurer())
    let attachment = NSTextAttachment(image: picture(15, 24))
    attachment.bounds = CGRect(x: 2, y: -5, width: 12, height: 12)
    #expect(text(attachment).size() == CGSize(width: 44, height: 13))
    let empty = NSTextAttachment()
    empty.bounds.size = CGSize(width: 30, height: 4)
    #expect(text(empty).size() == CGSize(width: 60, height: 10))
  }

  @Test func aPictureWithABaselineStandsOnIt() {
    makeApp(measurer: SquareTextMeasurer())
    let attachment = NSTextAttachment(image: picture(10, 10).withBaselineOffset(fromBottom: 3))
    #expect(text(attachment).size() == CGSize(width: 40, height: 11))
  }

  @Test func twoPicturesInARowAreTwo() {
    makeApp(measurer: SquareTextMeasurer())
    let attachment = NSTextAttachment(image: picture(15, 5))
    let twice = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: attachment))
    twice.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
    label.attributedText = twice
    #expect(label.intrinsicContentSize.width == 30)
  }
}
