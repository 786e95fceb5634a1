import Testing
import UIKit

@testable import UIKit

/// Very long texts.
@MainActor
@Suite(.serialized)
struct LongTextTests {
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
