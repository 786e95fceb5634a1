import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TextViewTests {
  @Test func theKeyboardComesBeforeTheBeginning() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let (view, log) = stage.textView()
    #expect(view.becomeFirstResponder())
    #expect(stage.takeLog() == ["shouldBegin", "willShow", "didBegin"])
    stage.run(0.25)
    #expect(stage.takeLog() == ["didShow"])
    #expect(view.resignFirstResponder())
    #expect(stage.takeLog() == ["shouldEnd", "didEnd", "willHide"])
    log.refusals = ["shouldBegin"]
    #expect(!view.becomeFirstResponder())
    #expect(stage.takeLog() == ["shouldBegin"])
  }

  @Test func focusMovesBetweenFieldAndViewWithoutKeyboardEvents() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let field = stage.field("1")
    let (view, log) = stage.textView()
    field.becomeFirstResponder()
    stage.run(1)
    _ = stage.takeLog()
    view.becomeFirstResponder()
    #expect(stage.takeLog() == ["shouldBegin", "1.shouldEnd", "1.didEnd", "didBegin"])
    log.refusals = ["shouldEnd"]
    #expect(!field.becomeFirstResponder())
    #expect(view.isFirstResponder && view.window?.endEditing(true) == true)
    #expect(!view.isFirstResponder)
  }

  @Test func anEditIsAskedForThenMadeThenTold() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, log) = stage.textView()
    view.becomeFirstResponder()
    _ = stage.takeLog()
    for (name, text) in [
      (UITextView.textDidChangeNotification, "notification changed"),
      (UITextView.textDidEndEditingNotification, "notification end"),
    ] {
      stage.observe(name) { stage.log.append(text) }
    }
    view.insertText("a")
    #expect(
      stage.takeLog() == ["change(0,0,a)", "selection", "changed", "notification changed"])
    log.refusals = ["change(1,0,b)"]
    view.insertText("b")
    #expect(stage.takeLog() == ["change(1,0,b)"])
    #expect(view.text == "a")
    view.text = "told to nobody"
    #expect(stage.takeLog().isEmpty)
    view.resignFirstResponder()
    #expect(stage.takeLog() == ["shouldEnd", "didEnd", "notification end"])
  }

  @Test func linesBreakAndTheContentGrows() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.frame.size.width = 110
    view.text = "one two three\n\nfour\n"
    stage.run(0)
    // "one two", "three", "", "four" and the line that the last break opens.
    #expect(view.contentSize == CGSize(width: 110, height: 8 + 5 * 10 + 8))
    #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 4, y: 8))
    #expect(view.caretRect(for: view.endOfDocument).minY == 48)
    #expect(view.closestPosition(to: CGPoint(x: 36, y: 22))?.offset == 11)
    #expect(view.closestPosition(to: CGPoint(x: 100, y: 32))?.offset == 14)
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    let rects = all.map { view.selectionRects(for: $0).map(\.rect) } ?? []
    #expect(rects.first == CGRect(x: 5, y: 8, width: 100, height: 10))
    for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(upper.maxY == lower.minY) }
  }

  @Test func theCaretMovesByLines() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.becomeFirstResponder()
    view.text = "abcdefgh\nab\nabcdef"
    view.selectedRange = NSRange(location: 6, length: 0)
    func offset(after command: EditingCommand) -> Int {
      view.perform(command)
      return view.selectedRange.location
    }
    #expect(offset(after: .moveDown) == 11)
    #expect(offset(after: .moveDown) == 18)
    #expect(offset(after: .moveUp) == 11)
    #expect(offset(after: .moveToStartOfLine) == 9)
    #expect(offset(after: .moveToEndOfLine) == 11)
    #expect(offset(after: .moveUp) == 2)
    #expect(offset(after: .moveUp) == 0)
    view.perform(.extendDown)
    #expect(view.selectedRange == NSRange(location: 0, length: 11))
  }

  @Test func tapsPlaceTheCaretAndSelect() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = "one two three\nfour"
    stage.run(0)
    func tap() {
      let touch = stage.app.touchDown(at: CGPoint(x: 58, y: 112))
      stage.run(0.05)
      stage.app.touchUp(touch)
      stage.run(0.05)
    }
    tap()
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    tap()
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    tap()
    #expect(view.selectedRange == NSRange(location: 0, length: 13))
  }

  @Test func theCaretStaysAboveInsets() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = String(repeating: "line\n", count: 30)
    view.becomeFirstResponder()
    stage.run(0)
    view.contentInset.bottom = 60
    stage.run(1)
    func caret() -> CGRect {
      view.caretRect(for: UITextPosition(offset: view.selectedRange.location))
        .offsetBy(dx: 0, dy: -view.contentOffset.y)
    }
    #expect(caret().maxY <= 40 && caret().minY >= 0)
    for character in "typed\n\nat the end" { view.insertText(String(character)) }
    stage.run(0)
    #expect(caret().maxY <= 40 && caret().minY >= 0)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.contentOffset.y == 0 || caret().minY >= 0)
    view.scrollRangeToVisible(NSRange(location: 100, length: 0))
    #expect(view.contentOffset.y > 0)
  }

  @Test func withoutScrollingItWantsToBeAsHighAsItsText() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = "a\nb"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 36))
    view.insertText("\nc")
    #expect(view.intrinsicContentSize.height == 46)
    view.text = "one two three"
    #expect(view.sizeThatFits(CGSize(width: 110, height: 1_000)).height == 36)
  }

  @Test func typingIsUndoneInOnePieceAndRedone() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.becomeFirstResponder()
    for character in "hello" { view.insertText(String(character)) }
    view.selectedRange = NSRange(location: 0, length: 2)
    view.deleteBackward()
    #expect(view.text == "llo")
    view.perform(.undo)
    #expect(view.text == "hello")
    view.perform(.undo)
    #expect(view.text == "" && !view.canPerform(.undo))
    view.perform(.redo)
    #expect(view.text == "hello")
    view.perform(.redo)
    #expect(view.text == "llo" && !view.canPerform(.redo))
  }

  @Test func compositionIsReplacedUntilItIsKept() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    let field = stage.field("1")
    for input in [view, field] as [any UITextInput & UIResponder] {
      _ = input.becomeFirstResponder()
      input.insertText("a")
      input.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
      #expect(input.markedTextRange?.range == NSRange(location: 1, length: 2))
      input.insertText("日本")
      #expect(input.markedTextRange == nil)
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(all.flatMap { input.text(in: $0) } == "a日本")
      input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      input.unmarkText()
      #expect(input.endOfDocument.offset == 4)
    }
  }

  @Test func attributesFollowTheirText() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    let text = NSMutableAttributedString(string: "plain ")
    let big = UIFont.systemFont(ofSize: 20)
    text.append(NSAttributedString(string: "big", attributes: [.font: big]))
    view.attributedText = text
    #expect(view.sizeThatFits(CGSize(width: 500, height: 0)).height == 36)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("x")
    view.selectedRange = NSRange(location: 10, length: 0)
    view.insertText("y")
    let result = view.attributedText ?? NSAttributedString(string: "")
    #expect(result.string == "xplain bigy")
    #expect(result.attribute(.font, at: 1, effectiveRange: nil) == nil)
    #expect(result.attribute(.font, at: 10, effectiveRange: nil) as? UIFont == big)
  }
}
