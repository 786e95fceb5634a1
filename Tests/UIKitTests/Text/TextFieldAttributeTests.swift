import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TextFieldAttributeTests {
  @Test func attributedTextIsShownAndKeptWhileTyping() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    field.attributedText = text
    stage.run(0)
    #expect(field.text == "abcd")
    let runs = field.canvas.drawnText
    #expect(runs.map(\.text) == ["ab", "cd"])
    #expect(runs[0].color == UIColor.red.cgColor)
    #expect(runs[1].face.size == 20)
    field.becomeFirstResponder()
    field.placeCaret(2)
    field.insertText("X")
    stage.run(0)
    #expect(field.canvas.drawnText.map(\.text).joined() == "abXcd")
    let ink = field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(ink as? UIColor == .red)
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    field.insertText("Y")
    let next = field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(next as? UIColor == .blue)
    field.text = "plain"
    stage.run(0)
    #expect(field.canvas.drawnText.count == 1)
  }

  @Test func defaultAttributesAreThoseOfAllText() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.text = "abc"
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 3.0,
    ]
    stage.run(0)
    #expect(field.font?.pointSize == 12)
    #expect(field.canvas.drawnText.first?.advances == [15, 15, 15])
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func textThatIsTooWideGetsSmaller() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.font = .systemFont(ofSize: 20)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 10
    func size(_ count: Int) -> CGFloat? {
      field.text = String(repeating: "x", count: count)
      stage.run(0)
      return field.canvas.drawnText.first?.face.size
    }
    #expect(size(5) == 20)
    let fitting = size(12) ?? 0
    #expect(fitting < 17 && fitting > 15)
    #expect(size(40) == 10)
  }

  @Test func composingIsTakenBackAsAWhole() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.type(all: "ab")
    for marked in ["k", "ka", "か", "かn", "かな"] {
      field.setMarkedText(marked, selectedRange: NSRange(location: marked.utf16.count, length: 0))
    }
    field.insertText("仮名")
    #expect(field.text == "ab仮名")
    #expect(field.markedTextRange == nil)
    field.type(all: "!")
    field.perform(.undo)
    #expect(field.text == "ab仮名")
    field.perform(.undo)
    #expect(field.text == "ab")
    field.perform(.redo)
    #expect(field.text == "ab仮名")
    field.perform(.undo)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    field.perform(.undo)
    #expect(field.text == "")
  }

  @Test func aMegabyteInAFieldStaysQuick() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    let start = ContinuousClock.now
    stage.app.pasteboard.receive(String(repeating: "a word or two, ", count: 70_000))
    field.paste(nil)
    stage.run(0)
    for _ in 0..<20 {
      field.insertText("x")
      stage.run(0.02)
    }
    field.placeCaret(500_000)
    for _ in 0..<20 {
      field.insertText("y")
      stage.run(0.02)
    }
    field.perform(.moveToStartOfLine)
    field.insertText("z")
    stage.run(0.02)
    #expect(field.canvas.drawnText.map(\.text).joined().hasPrefix("za word"))
    field.perform(.selectAll)
    field.deleteBackward()
    #expect(field.text == "")
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
