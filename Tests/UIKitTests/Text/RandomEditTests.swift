import Testing
import UIKit

@testable import UIKit

/// Fields and views against an editor that does everything in the plainest way: typing,
/// deleting, selecting, composing, cut, copy and paste, undo and redo.
@MainActor
@Suite(.serialized)
struct RandomEditTests {
  private static let pieces = [
    "a", "b", "Z", " ", "é", "e\u{301}", "\u{301}", "👍🏽", "👩‍👩‍👧", "🇩", "\u{200D}", "ש", "日", "한",
    "\u{1100}", "क्षि", "two words", "مر",
  ]

  @MainActor
  private struct Run {
    let input: any UITextInput & TextEditingCommands & UIView
    let text: @MainActor () -> String
    let pieces: [String]
    var random: SeededRandom
    var model = PlainEditor()

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func selectSomething() {
      let places = model.boundaries
      let first = pick(places.count)
      let last = min(places.count - 1, first + max(0, pick(5) - 1))
      let start = model.utf16(places[first])
      input.selectedTextRange = UITextRange(
        NSRange(location: start, length: model.utf16(places[last]) - start))
      model.select(places[first], places[last])
    }

    mutating func step() {
      switch pick(100) {
      case 0..<40:
        let piece = pieces[pick(pieces.count)]
        input.insertText(piece)
        model.insert(piece)
      case 40..<58:
        input.deleteBackward()
        model.deleteBackward()
      case 58..<62:
        input.perform(.deleteForward)
        model.deleteForward()
      case 62..<76: selectSomething()
      case 76..<84: compose()
      case 84..<88: takeBack()
      default: useClipboard()
      }
    }

    mutating func compose() {
      if pick(4) == 0 {
        input.unmarkText()
        model.endComposition()
        return
      }
      let text = pick(5) == 0 ? "" : ["k", "ka", "か", "かな", "e\u{301}"][pick(5)]
      input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      model.compose(text)
    }

    mutating func takeBack() {
      if pick(3) > 0 {
        input.perform(.undo)
        if model.canUndo { model.undo(caretAtUTF16: caret) }
      } else {
        input.perform(.redo)
        if model.canRedo { model.redo(caretAtUTF16: caret) }
      }
    }

    var caret: Int { input.selectedTextRange?.range.location ?? 0 }

    mutating func useClipboard() {
      switch pick(4) {
      case 0:
        input.perform(.copy)
        model.copy()
      case 1, 2:
        input.perform(.cut)
        model.cut()
      default:
        // A composition would be kept by whoever pastes.
        guard !model.isComposing else { return }
        input.perform(.paste)
        model.paste()
      }
    }

    var agrees: Bool {
      guard let selected = input.selectedTextRange?.range else { return false }
      let (start, end) = (model.utf16(model.start), model.utf16(model.end))
      return text() == model.text && selected == NSRange(location: start, length: end - start)
        && (input.markedTextRange != nil) == model.isComposing
    }

    /// Starts anew with an empty text, which forgets all changes.
    mutating func reset() {
      input.perform(.selectAll)
      let clipboard = model.clipboard
      // A text that stays the same would keep its changes.
      for text in ["x", ""] {
        (input as? UITextField)?.text = text
        (input as? UITextView)?.text = text
      }
      model = PlainEditor(clipboard: clipboard)
    }
  }

  private func run(_ first: Run, edits: Int, longest: Int, check: (Run, Int) -> Bool) {
    var run = first
    UIPasteboard.general.string = nil
    for step in 0..<edits {
      if run.model.scalars.count > longest || step % 500 == 499 { run.reset() }
      run.step()
      guard run.agrees, check(run, step) else {
        Issue.record(
          "differs after edit \(step): \(run.text().debugDescription), model \(run.model)")
        return
      }
    }
  }

  @Test func aHundredThousandEditsOfAFieldAgree() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.delegate = nil
    field.becomeFirstResponder()
    let first = Run(
      input: field, text: { field.text ?? "" }, pieces: Self.pieces,
      random: SeededRandom(seed: 11))
    run(first, edits: 100_000, longest: 40) { _, _ in true }
  }

  @Test func aHundredThousandEditsOfAViewAgree() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.delegate = nil
    view.becomeFirstResponder()
    let first = Run(
      input: view, text: { view.text }, pieces: Self.pieces + ["\n", "x\ny", "\r\n"],
      random: SeededRandom(seed: 12))
    run(first, edits: 100_000, longest: 25) { _, step in
      // What was laid out step by step has to be what is laid out at once.
      step % 1_000 != 0 || view.contentSize.height == freshHeight(of: view)
    }
  }

  private func freshHeight(of view: UITextView) -> CGFloat {
    let fresh = UITextView(frame: view.frame)
    fresh.font = view.font
    fresh.text = view.text
    return fresh.contentSize.height
  }
}
