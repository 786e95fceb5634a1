import Testing
import UIKit

@testable import UIKit

/// Fields and views against a string that is simply edited.
@MainActor
@Suite(.serialized)
struct TextViewModelTests {
  private static let pieces = ["a", "B", " ", "ß", "é", "👩‍👩‍👧", "日", "ש", "word ", "1"]

  /// Edits at random; answers what the text should be.
  private func edit(
    _ input: any UITextInput, times: Int, seed: UInt64, pieces: [String], length: Int,
    check: (String, Int) -> Bool
  ) {
    var random = SeededRandom(seed: seed)
    var model: [Character] = []
    for step in 0..<times {
      let string = String(model)
      let start = Int.random(in: 0...model.count, using: &random)
      let end = min(model.count, start + Int.random(in: 0...3, using: &random))
      let offsets = [start, end].map { string.utf16Offset(ofCharacter: $0) }
      input.selectedTextRange = UITextRange(
        NSRange(location: offsets[0], length: offsets[1] - offsets[0]))
      if Int.random(in: 0..<100, using: &random) < (model.count > length ? 60 : 35) {
        input.deleteBackward()
        if start < end {
          model.removeSubrange(start..<end)
        } else if start > 0 {
          model.remove(at: start - 1)
        }
      } else {
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        input.insertText(piece)
        model.replaceSubrange(start..<end, with: piece)
      }
      guard check(String(model), step) else { return }
    }
  }

  @Test func aHundredThousandEditsOfAFieldAgree() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.delegate = nil
    field.becomeFirstResponder()
    edit(field, times: 100_000, seed: 1, pieces: Self.pieces, length: 30) { model, step in
      if field.text == model { return true }
      Issue.record("differs after edit \(step)")
      return false
    }
  }

  @Test func aHundredThousandEditsOfAViewAgree() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.delegate = nil
    view.becomeFirstResponder()
    edit(view, times: 100_000, seed: 2, pieces: Self.pieces + ["\n", "x\ny", "\r\n"], length: 8) {
      model, step in
      let isSame = view.text == model
      // What was laid out step by step has to be what is laid out at once.
      let isLaidOut = step % 1_000 != 0 || view.layout.height == freshHeight(of: view)
      if isSame, isLaidOut { return true }
      Issue.record("differs after edit \(step)")
      return false
    }
  }

  private func freshHeight(of view: UITextView) -> CGFloat {
    let fresh = UITextView(frame: view.frame)
    fresh.font = view.font
    fresh.text = view.text
    return fresh.layout.height
  }

  @Test func aMegabyteIsPastedTypedIntoAndDeleted() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView(height: 400)
    let paragraphs = String(
      repeating: "Some words that fill a paragraph, twice over.\n", count: 22_000)
    let endless = String(repeating: "without end ", count: 5_000)
    view.becomeFirstResponder()
    let start = ContinuousClock.now
    stage.app.pasteboard.receive(paragraphs + endless)
    view.paste(nil)
    stage.run(0)
    view.selectedRange = NSRange(location: 500_000, length: 0)
    stage.run(0)
    for _ in 0..<50 {
      view.insertText("x")
      stage.run(0.02)
    }
    view.selectedRange = NSRange(location: 1_060_000, length: 0)
    for _ in 0..<50 {
      view.insertText("y")
      stage.run(0.02)
    }
    view.selectAll(nil)
    view.deleteBackward()
    #expect(view.text == "")
    #expect(ContinuousClock.now - start < .seconds(20))
    view.perform(.undo)
    #expect(view.text.utf8.count == paragraphs.utf8.count + endless.utf8.count + 100)
  }
}

extension String {
  fileprivate func utf16Offset(ofCharacter place: Int) -> Int {
    utf16.distance(from: startIndex, to: index(startIndex, offsetBy: place))
  }
}
