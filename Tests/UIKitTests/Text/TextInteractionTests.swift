import Testing
import UIKit

@testable import UIKit

/// What fingers do to text: characters are 10 points wide, lines 10 high.
@MainActor
@Suite(.serialized)
struct TextInteractionTests {
  private func tap(_ stage: FieldStage, _ x: CGFloat, _ y: CGFloat = 117, times: Int = 1) {
    for _ in 0..<times {
      let touch = stage.app.touchDown(at: CGPoint(x: x, y: y))
      stage.run(0.05)
      stage.app.touchUp(touch)
      stage.run(0.05)
    }
  }

  /// Puts a finger down, moves it in steps and lifts it.
  private func drag(
    _ stage: FieldStage, from start: CGPoint, to end: CGPoint, hold: TimeInterval = 0,
    whileDown: () -> Void = {}
  ) {
    let touch = stage.app.touchDown(at: start)
    stage.run(hold)
    for step in 1...10 {
      stage.run(1.0 / 60)
      let part = CGFloat(step) / 10
      stage.app.touchMove(
        touch,
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    whileDown()
    stage.app.touchUp(touch)
    stage.run(0.3)
  }

  private func titles(_ stage: FieldStage) -> [String] {
    func labels(_ view: UIView) -> [String] {
      view.subviews.flatMap { inner in
        (inner as? UILabel).flatMap(\.text).map { [$0] } ?? labels(inner)
      }
    }
    return stage.app.textEffects.menu.view.map(labels) ?? []
  }

  private func choose(_ title: String, _ stage: FieldStage) {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == title
        ? view : view.subviews.lazy.compactMap(find).first
    }
    guard let menu = stage.app.textEffects.menu.view, let button = find(menu) else {
      Issue.record("no \(title)")
      return
    }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    tap(stage, middle.x, middle.y)
    stage.run(0.3)
  }

  private func edited(_ stage: FieldStage, _ text: String) -> UITextField {
    let field = stage.field("1")
    field.text = text
    stage.run(0)
    field.becomeFirstResponder()
    stage.run(1)
    return field
  }

  @Test func twoTapsSelectAWordAndOfferTheMenu() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two three")
    tap(stage, 52, times: 2)
    #expect(field.editor.selectedRange == NSRange(location: 4, length: 3))
    #expect(titles(stage).isEmpty)
    stage.run(0.5)
    #expect(titles(stage) == ["Cut", "Copy", "Select All"])
    choose("Cut", stage)
    #expect(field.text == "one  three")
    #expect(UIPasteboard.general.string == "two")
    #expect(stage.app.textEffects.menu.view == nil)
  }

  @Test func aTapOnTheCaretOffersAndTakesAwayTheMenu() {
    let stage = FieldStage()
    defer { stage.end() }
    UIPasteboard.general.string = "pasted"
    let field = edited(stage, "one two")
    tap(stage, 70)
    stage.run(0.5)
    // Titles are 15 points a character here, so that the rest is on the next page.
    #expect(titles(stage) == ["Paste", "Select"])
    tap(stage, 70)
    stage.run(0.8)
    #expect(titles(stage).isEmpty)
    tap(stage, 70)
    stage.run(0.5)
    choose("Select", stage)
    #expect(field.editor.selectedRange == NSRange(location: 4, length: 3))
    #expect(titles(stage) == ["Cut", "Copy", "Paste"])
    choose("Paste", stage)
    #expect(field.text == "one pasted")
  }

  @Test func typingAndOtherTouchesTakeTheMenuAway() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two")
    tap(stage, 70)
    stage.run(0.5)
    #expect(!titles(stage).isEmpty)
    field.insertText("x")
    #expect(stage.app.textEffects.menu.view == nil)
    tap(stage, 80)
    stage.run(0.5)
    #expect(!titles(stage).isEmpty)
    tap(stage, 300, 600)
    #expect(stage.app.textEffects.menu.view == nil)
    stage.run(0.5)
    #expect(!stage.app.windows.contains { $0 is TextEffectsWindow })
  }

  @Test func handlesDragTheEndsOfASelection() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two three")
    field.placeCaret(4, length: 3)
    stage.run(0)
    let (start, end) = (field.interaction.startHandle, field.interaction.endHandle)
    #expect(!start.isHidden && !end.isHidden)
    #expect(abs(start.frame.midX - 40) < 0.01 && abs(end.frame.midX - 70) < 0.01)
    func onScreen(_ handle: UIView, ballAtTop: Bool) -> CGPoint {
      handle.convert(
        CGPoint(x: handle.bounds.midX, y: ballAtTop ? 4 : handle.bounds.maxY - 4), to: nil)
    }
    let ball = onScreen(end, ballAtTop: false)
    drag(stage, from: ball, to: CGPoint(x: ball.x + 41, y: ball.y)) {
      #expect(stage.app.windows.contains { $0 is TextEffectsWindow })
    }
    #expect(field.editor.selectedRange == NSRange(location: 4, length: 7))
    let other = onScreen(start, ballAtTop: true)
    drag(stage, from: other, to: CGPoint(x: other.x + 300, y: other.y))
    // The ends never cross: one character stays.
    #expect(field.editor.selectedRange == NSRange(location: 10, length: 1))
  }

  @Test func aDraggedCaretGoesAnywhereUnderALoupe() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two three")
    #expect(field.caretOffset == 13)
    drag(stage, from: CGPoint(x: 130, y: 117), to: CGPoint(x: 51, y: 117))
    #expect(field.caretOffset == 5)
  }

  @Test func aLongPressMovesTheCaretUntilItIsLifted() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two three")
    drag(stage, from: CGPoint(x: 21, y: 117), to: CGPoint(x: 91, y: 117), hold: 0.6) {
      #expect(field.caretOffset == 9)
      #expect(titles(stage).isEmpty)
    }
    #expect(field.caretOffset == 9)
    #expect(titles(stage).contains("Select"))
  }

  @Test func twoTapsAndADragSelectWords() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = edited(stage, "one two three")
    tap(stage, 52)
    drag(stage, from: CGPoint(x: 52, y: 117), to: CGPoint(x: 95, y: 117))
    #expect(field.editor.selectedRange == NSRange(location: 4, length: 9))
    stage.run(1)
    tap(stage, 5, 300)
    field.placeCaret(13)
    stage.run(1)
    tap(stage, 52)
    drag(stage, from: CGPoint(x: 52, y: 117), to: CGPoint(x: 12, y: 117))
    #expect(field.editor.selectedRange == NSRange(location: 0, length: 7))
  }

  @Test func aSecretHasOneWordAndIsNotCopied() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.text = "open sesame"
    stage.run(0)
    tap(stage, 22)
    #expect(field.caretOffset == 0)
    stage.run(1)
    tap(stage, 52, times: 2)
    #expect(field.editor.selectedRange == NSRange(location: 0, length: 11))
    stage.run(1)
    #expect(titles(stage).allSatisfy { $0 == "Paste" })
    field.perform(.copy)
    #expect(UIPasteboard.general.string != "open sesame")
  }

  @Test func threeTapsSelectAParagraphOfAView() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = "one\ntwo words\nthree"
    view.becomeFirstResponder()
    stage.run(1)
    tap(stage, 30, 123, times: 3)
    #expect(view.selectedRange == NSRange(location: 4, length: 9))
  }

  @Test func textThatCanOnlyBeReadIsSelectedAndCopied() {
    let stage = FieldStage()
    defer { stage.end() }
    let (view, _) = stage.textView()
    view.text = "one two"
    view.isEditable = false
    stage.run(0)
    tap(stage, 52, 112, times: 2)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(!view.isFirstResponder)
    stage.run(0.5)
    #expect(titles(stage) == ["Copy", "Select All"])
    choose("Copy", stage)
    #expect(UIPasteboard.general.string == "two")
    tap(stage, 8, 112)
    #expect(view.selectedRange.length == 0)
  }

  @Test func whatAFieldRefusesIsNotOffered() {
    final class NoPaste: UITextField {
      override func canPerformAction(
        _ action: EditingCommand, withSender sender: Any?
      ) -> Bool {
        action != .paste && super.canPerformAction(action, withSender: sender)
      }
    }
    let stage = FieldStage()
    defer { stage.end() }
    UIPasteboard.general.string = "pasted"
    let field = NoPaste(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.run(1)
    tap(stage, 1)
    stage.run(0.5)
    #expect(titles(stage).isEmpty)
    #expect(!field.canPerform(.paste))
  }

  @Test func longMenusTurnPages() {
    let stage = FieldStage()
    defer { stage.end() }
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    stage.window.addSubview(view)
    var chosen: [String] = []
    let names = (1...12).map { "Action \($0)" }
    final class Delegate: UIEditMenuInteractionDelegate {
      let menu: UIMenu
      init(_ menu: UIMenu) { self.menu = menu }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu }
    }
    let delegate = Delegate(
      UIMenu(children: names.map { name in UIAction(title: name) { _ in chosen.append(name) } }))
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
    stage.run(0.3)
    var seen = titles(stage)
    #expect(seen.count < names.count && seen.first == "Action 1")
    for _ in 0..<12 where !seen.contains("Action 12") {
      let frame = stage.app.textEffects.menu.view?.frame ?? .zero
      #expect(frame.minX >= 8 && frame.maxX <= 382)
      tap(stage, frame.maxX - 10, frame.midY)
      seen = titles(stage)
    }
    choose("Action 12", stage)
    #expect(chosen == ["Action 12"])
    #expect(stage.app.textEffects.menu.view == nil)
  }

  @Test func attributedTextsCanBeJoined() {
    let text = NSMutableAttributedString(string: "")
    for size in [10.0, 12, 10] {
      text.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
            .paragraphStyle: NSMutableParagraphStyle(),
          ]))
    }
    let view = UITextView()
    view.attributedText = text
    var sizes: [CGFloat] = []
    view.attributedText.enumerateAttribute(
      .font, in: NSRange(location: 0, length: 6), options: []
    ) { font, _, _ in sizes.append((font as? UIFont)?.pointSize ?? 0) }
    #expect(sizes == [10, 12, 10])
  }
}
