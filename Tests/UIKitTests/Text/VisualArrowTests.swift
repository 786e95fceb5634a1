import Testing
import UIKit

@testable import UIKit

/// The arrow keys lead to the left and right as text is seen.
@MainActor
@Suite(.serialized)
struct VisualArrowTests {
  private let stage = FieldStage()

  private func field(_ text: String) -> UITextField {
    let field = stage.field("1", frame: CGRect(x: 0, y: 100, width: 380, height: 34))
    field.becomeFirstResponder()
    field.insertText(text)
    return field
  }

  @Test func latinWordsInHebrewTextAreGoneThroughAsSeen() throws {
    defer { stage.end() }
    // Seen as "abcdef שלום".
    let field = field("שלום abcdef")
    #expect(field.caretOffset == 11)
    field.perform(.moveLeft)
    #expect(field.caretOffset == 10)
    field.perform(.moveRight)
    field.perform(.moveRight)
    #expect(field.caretOffset == 4)
    field.perform(.moveRight)
    #expect(field.caretOffset == 3)
    for _ in 0..<3 { field.perform(.moveRight) }
    #expect(field.caretOffset == 0)
    field.perform(.moveRight)
    #expect(field.caretOffset == 0)
  }

  @Test(arguments: [
    "abc", "שלום", "שלום abcdef", "abc שלום def", "abc (שלום) 12 def", "א ב c d ה 34",
    "שלום\u{5B8} e\u{301}x 👨‍👩‍👧 אב",
  ])
  func everyStepGoesTheSameWayAndEnds(text: String) {
    defer { stage.end() }
    let field = field(text)
    for (command, back) in [
      (EditingCommand.moveLeft, EditingCommand.moveRight), (.moveRight, .moveLeft),
    ] {
      for _ in 0...text.count { field.perform(back) }
      var x = field.caretRect(at: field.editor.head).minX
      var steps = 0
      while steps <= text.count {
        let before = field.editor.head
        field.perform(command)
        guard field.editor.head != before else { break }
        let next = field.caretRect(at: field.editor.head).minX
        #expect(
          command == .moveLeft ? next < x : next > x, "step \(steps) of \(command) in \(text)")
        x = next
        steps += 1
      }
      #expect(steps >= text.count - 2 && steps <= text.count)
    }
  }

  @Test func aSelectionCollapsesToTheSideOfTheArrow() {
    defer { stage.end() }
    let field = field("שלום abcdef")
    field.placeCaret(6, length: 3)
    field.perform(.moveLeft)
    #expect(field.caretOffset == 6)
    field.placeCaret(1, length: 2)
    field.perform(.moveLeft)
    #expect(field.caretOffset == 3)
    field.placeCaret(1, length: 2)
    field.perform(.moveRight)
    #expect(field.caretOffset == 1)
  }

  @Test func wordsAreGoneThroughInTheDirectionOfTheWord() {
    defer { stage.end() }
    let field = field("שלום abc def")
    field.placeCaret(11)
    field.perform(.moveWordLeft)
    #expect(field.caretOffset == 9)
    field.placeCaret(2)
    field.perform(.moveWordLeft)
    #expect(field.caretOffset == 4)
  }

  @Test func arrowsGoOnInTheNextLine() {
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.becomeFirstResponder()
    view.insertText("שלום\nאב")
    view.selectedRange = NSRange(location: 4, length: 0)
    view.perform(.moveLeft)
    #expect(view.selectedRange.location == 5)
    view.perform(.moveRight)
    #expect(view.selectedRange.location == 4)
  }
}
