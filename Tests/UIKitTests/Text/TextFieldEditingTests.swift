import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TextFieldEditingTests {
  @Test func insertsAndDeletesAnywhere() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.type(all: "hello")
    field.placeCaret(2)
    field.insertText("XY")
    #expect(field.text == "heXYllo")
    #expect(field.caretOffset == 4)
    field.deleteBackward()
    #expect(field.text == "heXllo")
    field.perform(.deleteForward)
    #expect(field.text == "heXlo")
    field.placeCaret(1, length: 3)
    field.insertText("-")
    #expect(field.text == "h-o")
    field.placeCaret(0)
    stage.log = []
    field.deleteBackward()
    #expect(stage.log.isEmpty)
  }

  @Test func rangesAreCountedInUTF16() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.insertText("a👍🏽")
    _ = stage.takeLog()
    field.insertText("b")
    field.deleteBackward()
    field.deleteBackward()
    #expect(
      stage.takeLog().filter { $0.contains("change") } == [
        "1.change(5,0,b)", "1.change(5,1,)", "1.change(1,4,)",
      ])
    #expect(field.text == "a")
  }

  @Test func theDelegateDecides() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    stage.refusals = ["change"]
    field.insertText("a")
    #expect(field.text == "")
    stage.actions["1.change(0,0,b)"] = { field.text = "formatted" }
    field.insertText("b")
    #expect(field.text == "formatted")
    #expect(field.caretOffset == 9)
  }

  @Test func lineBreaksBecomeSpaces() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    UIPasteboard.general.string = "a\nb\r\nc"
    field.paste(nil)
    #expect(field.text == "a b c")
  }

  @Test func commandsMoveAndSelect() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.insertText("one two three")
    func selection(after command: EditingCommand) -> NSRange {
      field.perform(command)
      return field.editor.selectedRange
    }
    #expect(selection(after: .moveLeft) == NSRange(location: 12, length: 0))
    #expect(selection(after: .moveWordLeft) == NSRange(location: 8, length: 0))
    #expect(selection(after: .extendWordLeft) == NSRange(location: 4, length: 4))
    #expect(selection(after: .moveRight) == NSRange(location: 8, length: 0))
    #expect(selection(after: .moveUp) == NSRange(location: 0, length: 0))
    #expect(selection(after: .moveDown) == NSRange(location: 13, length: 0))
    #expect(selection(after: .extendToStartOfLine) == NSRange(location: 0, length: 13))
    field.placeCaret(4)
    field.perform(.deleteWordBackward)
    #expect(field.text == "two three")
    field.perform(.deleteToEndOfLine)
    #expect(field.text == "")
  }

  @Test func cutsCopiesAndPastes() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.insertText("abc")
    field.perform(.selectAll)
    field.perform(.copy)
    #expect(UIPasteboard.general.string == "abc")
    field.perform(.cut)
    #expect(field.text == "")
    field.perform(.paste)
    field.perform(.paste)
    #expect(field.text == "abcabc")
    #expect(!field.canPerform(.cut))
  }

  @Test func settingTextTellsNobody() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    field.text = "abc"
    #expect(stage.log.isEmpty)
    #expect(field.caretOffset == 3)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func theClearButtonClears() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    stage.run(0)
    #expect(field.clearButton.isHidden)
    field.type(all: "ab")
    stage.run(0)
    #expect(!field.clearButton.isHidden)
    #expect(field.clearButton.frame.minX == 176)
    #expect(abs(field.clearButton.frame.minY - 23.0 / 3) < 0.001)
    #expect(abs(field.clearButton.frame.maxX - 195) < 0.001)
    _ = stage.takeLog()
    let touch = stage.app.touchDown(at: CGPoint(x: 185, y: 117))
    stage.app.touchUp(touch)
    #expect(field.text == "")
    #expect(stage.takeLog() == ["1.shouldClear", "1.selection"])
  }

  @Test func aTapBeginsEditingAtTheNearestEndOfAWord() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.text = "ab cdefg"
    stage.run(0)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: 24, y: 117)))
    #expect(field.isEditing)
    #expect(field.caretOffset == 2)
    stage.run(1)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: 42, y: 117)))
    #expect(field.caretOffset == 3)
    stage.run(1)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: 150, y: 117)))
    #expect(field.caretOffset == 8)
  }

  @Test func aTapOnLongTextKeepsWhatWasTappedInView() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.text = String(repeating: "xxxx ", count: 20)
    stage.run(0)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: 52, y: 117)))
    stage.run(0)
    #expect(field.caretOffset == 5)
    #expect(field.caret.frame.midX == 50)
  }

  @Test func positionsCountInUTF16() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    field.insertText("a👍b")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "👍")
    field.replace(range, withText: "c")
    #expect(field.text == "acb")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.caretRect(for: start).minX == 9)
    #expect(field.closestPosition(to: CGPoint(x: 11, y: 5)) == start)
  }

  @Test func tenThousandRandomEditsAgreeWithAPlainModel() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.delegate = nil
    field.becomeFirstResponder()
    var model: [Character] = []
    var caret = 0
    var random = SeededRandom(seed: 11)
    let alphabet: [Character] = ["a", "é", "👍🏽", "👨‍👩‍👧", "日", "ש", " ", "x"]
    for step in 0..<10_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let character = alphabet.randomElement(using: &random)!
        field.insertText(String(character))
        model.insert(character, at: caret)
        caret += 1
      case 5, 6:
        field.deleteBackward()
        if caret > 0 {
          caret -= 1
          model.remove(at: caret)
        }
      case 7:
        field.perform(.deleteForward)
        if caret < model.count { model.remove(at: caret) }
      case 8:
        caret = Int.random(in: 0...model.count, using: &random)
        field.placeCaret(String(model[..<caret]).utf16.count)
      default:
        if model.count > 200 {
          field.perform(.selectAll)
          field.deleteBackward()
          (model, caret) = ([], 0)
        } else if step.isMultiple(of: 50) {
          stage.run(0.1)
        }
      }
      guard field.text == String(model), field.editor.isCaret,
        field.caretOffset == String(model[..<caret]).utf16.count
      else {
        Issue.record("step \(step)")
        return
      }
    }
  }

  @Test func typingLongTextsTakesTimeInProportion() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      field.text = ""
      return clock.measure { for _ in 0..<count { field.insertText("x") } }
    }
    _ = time(100)
    let short = time(500)
    #expect(time(5000) < short * 40 + .milliseconds(50))
  }

  @Test func longPastesTakeTimeInProportion() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      field.text = ""
      UIPasteboard.general.string = String(repeating: "pasted ✓ ", count: count)
      return clock.measure {
        field.paste(nil)
        stage.app.performTurn()
      }
    }
    _ = time(100)
    let short = time(500)
    #expect(time(5000) < short * 60 + .milliseconds(50))
    #expect(field.editor.text.count == 45_000)
  }
}
