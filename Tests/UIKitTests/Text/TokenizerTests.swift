import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TokenizerTests {
  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  private func view(_ text: String, _ stage: FieldStage) -> UITextView {
    let (view, _) = stage.textView()
    view.text = text
    stage.run(0)
    return view
  }

  private func part(
    _ view: UITextView, at offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      UITextPosition(offset: offset), with: unit, inDirection: direction
    ).flatMap(view.text(in:))
  }

  @Test func findsUnits() {
    let stage = FieldStage()
    defer { stage.end() }
    let view = view("One, isn't it? Yes.\nNext 👩‍👩‍👧!", stage)
    #expect(part(view, at: 1, .word, forward) == "One")
    #expect(part(view, at: 3, .word, forward) == nil)
    #expect(part(view, at: 3, .word, backward) == "One")
    #expect(part(view, at: 6, .word, forward) == "isn't")
    #expect(part(view, at: 6, .sentence, forward) == "One, isn't it? ")
    #expect(part(view, at: 15, .sentence, forward) == "Yes.")
    #expect(part(view, at: 6, .paragraph, forward) == "One, isn't it? Yes.")
    #expect(part(view, at: 25, .character, forward) == "👩‍👩‍👧")
    #expect(part(view, at: 3, .document, forward) == view.text)
    // Ten characters fit into a line; the space at which it is broken is not in it.
    #expect(part(view, at: 6, .line, forward) == "One, isn't")
    #expect(part(view, at: 12, .line, forward) == "it? Yes.")
  }

  @Test func findsBorders() {
    let stage = FieldStage()
    defer { stage.end() }
    let view = view("one two", stage)
    let tokenizer = view.tokenizer
    func next(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) -> Int? {
      tokenizer.position(
        from: UITextPosition(offset: offset), toBoundary: unit, inDirection: direction
      )?.offset
    }
    #expect(next(0, .word, forward) == 3)
    #expect(next(3, .word, forward) == 7)
    #expect(next(7, .word, forward) == nil)
    #expect(next(7, .word, backward) == 4)
    #expect(next(2, .character, .layout(.left)) == 1)
    #expect(next(2, .document, forward) == 7)
    func isBorder(_ offset: Int, _ direction: UITextDirection) -> Bool {
      tokenizer.isPosition(
        UITextPosition(offset: offset), atBoundary: .word, inDirection: direction)
    }
    #expect(isBorder(3, forward) && !isBorder(3, backward))
    #expect(isBorder(4, backward) && !isBorder(4, forward))
    #expect(
      !tokenizer.isPosition(
        UITextPosition(offset: 3), withinTextUnit: .word, inDirection: forward))
  }

  @Test func arrowsLeadAsTheyAreSeen() {
    let stage = FieldStage()
    defer { stage.end() }
    let view = view("שלום\nabc", stage)
    let start = UITextPosition(offset: 1)
    #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
    #expect(view.position(from: start, in: .down, offset: 1)?.offset ?? 0 > 4)
    #expect(view.position(from: UITextPosition(offset: 6), in: .right, offset: 1)?.offset == 7)
    let all = UITextRange(NSRange(location: 0, length: 4))
    #expect(view.position(within: all, farthestIn: .left)?.offset == 4)
    let second = view.caretRect(for: UITextPosition(offset: 6))
    #expect(
      view.characterRange(at: CGPoint(x: second.midX + 5, y: second.midY))
        == UITextRange(NSRange(location: 6, length: 1)))
  }

  @Test func wordsOfASecretAreNotTold() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.text = "open sesame"
    field.becomeFirstResponder()
    let range = field.tokenizer.rangeEnclosingPosition(
      UITextPosition(offset: 1), with: .word, inDirection: forward)
    #expect(range?.range == NSRange(location: 0, length: 11))
  }
}
