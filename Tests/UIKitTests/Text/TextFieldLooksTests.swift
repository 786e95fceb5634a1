import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TextFieldLooksTests {
  @Test(arguments: [
    (UITextField.BorderStyle.none, CGFloat(17), CGFloat(21)), (.none, 14, 17), (.none, 20, 24),
    (.none, 13, 16),
    (.roundedRect, 17, 34), (.roundedRect, 14, 34), (.roundedRect, 22, 36),
  ])
  func heightsAreThoseOfInterfaceFiles(
    style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    makeApp()
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func hasTheDefaultsOfUIKit() {
    makeApp()
    let field = UITextField()
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.borderStyle == .none)
    #expect(field.text == "")
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default)
    #expect(field.clearButtonMode == .never)
    #expect(!field.isEditing)
  }

  @Test func widthIsThatOfTheTextOrThePlaceholder() {
    makeApp(measurer: SquareTextMeasurer())
    let field = UITextField()
    field.font = .systemFont(ofSize: 10)
    #expect(field.intrinsicContentSize.width == 14)
    field.placeholder = "name"
    #expect(field.intrinsicContentSize.width == 44)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 67)
    field.text = "abcdef"
    #expect(field.intrinsicContentSize.width == 87)
  }

  @Test func textHasRoomInsideFrameAndSideViews() {
    makeApp()
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.text = "x"
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    #expect(field.editingRect(forBounds: bounds).maxX == 176)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 27)
  }

  @Test func roundedFramesHaveAHairline() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.borderStyle = .roundedRect
    stage.run(0)
    let looks = field.background.layer.model
    #expect(looks.cornerRadius == 5)
    #expect(looks.borderWidth == 1.0 / 3)
    #expect(looks.borderColor == CGColor(gray: 0, alpha: 0.2))
    #expect(looks.backgroundColor == .white)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.run(0)
    #expect(field.background.layer.model.backgroundColor == .black)
    #expect(field.background.layer.model.borderColor == CGColor(gray: 1, alpha: 0.2))
    field.backgroundColor = .red
    #expect(field.background.layer.model.backgroundColor == UIColor.red.cgColor)
    #expect(field.layer.backgroundColor == nil)
  }

  @Test func thePlaceholderShowsWhileThereIsNoText() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.placeholder = "name"
    stage.run(0)
    let run = try #require(field.drawnText.first)
    #expect(run.text == "name")
    #expect(run.color == CGColor(hex: 0x3C3C43, alpha: 0.3))
    field.becomeFirstResponder()
    field.insertText("x")
    stage.run(0)
    #expect(field.drawnText.map(\.text) == ["x"])
  }

  @Test func longTextScrollsToShowTheCaret() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1", frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    field.text = "abcdefghijklmnopqrst"
    stage.run(0)
    #expect(field.drawnText.map(\.text).joined() == "abcdefghi…")
    field.becomeFirstResponder()
    stage.run(0)
    #expect(field.caret.frame.maxX == 100)
    #expect(field.canvas.content?.start == -101)
    field.perform(.moveToStart)
    stage.run(0)
    #expect(field.caret.frame.minX == 0)
    #expect(field.canvas.content?.start == 0)
    for _ in 0..<12 { field.perform(.moveRight) }
    stage.run(0)
    #expect(field.canvas.content?.start == -21)
    #expect(field.caret.frame.maxX == 100)
    #expect(field.drawnText.map(\.text).joined().contains("c"))
    #expect(!field.drawnText.map(\.text).joined().contains("rst"))
    field.resignFirstResponder()
    stage.run(0)
    #expect(field.drawnText.map(\.text).joined() == "abcdefghi…")
  }

  @Test func deletingAtTheEndLeavesNoGap() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1", frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    field.text = "abcdefghijklmnopqrst"
    field.becomeFirstResponder()
    stage.run(0)
    for _ in 0..<5 { field.deleteBackward() }
    stage.run(0)
    #expect(field.canvas.content?.start == -51)
    #expect(field.caret.frame.maxX == 100)
  }

  @Test func shortTextStandsWhereItIsAligned() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1", frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    field.becomeFirstResponder()
    field.insertText("ab")
    func start(_ alignment: NSTextAlignment) -> CGFloat? {
      field.textAlignment = alignment
      stage.run(0)
      return field.canvas.content?.start
    }
    #expect(start(.left) == 0)
    #expect(start(.center) == 40)
    #expect(start(.right) == 80)
    #expect(field.caret.frame.maxX == 100)
    field.text = "שלום"
    #expect(start(.natural) == 60)
    #expect(field.caret.frame.minX == 59)
  }

  @Test func selectionIsFilledInTheTint() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    field.insertText("abcd")
    field.placeCaret(1, length: 2)
    stage.run(0)
    #expect(field.caret.isHidden)
    #expect(field.canvas.content?.selection == [CGRect(x: 10, y: 4, width: 20, height: 10)])
    let fill = field.canvas.layer.drawing?.commands.contains { command in
      if case .fill(_, let color, _) = command {
        return color == CGColor(hex: 0x007AFF, alpha: 0.2)
      }
      return false
    }
    #expect(fill == true)
  }

  // MARK: Caret

  @Test func theCaretBlinks() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.app.keyboard.host = nil
    let field = stage.field("1")
    field.becomeFirstResponder()
    stage.run(0)
    func opacity() -> CGFloat {
      field.caret.layer.presentationProperties(at: stage.app.clock.now).opacity
    }
    #expect(opacity() == 1)
    stage.run(0.7)
    #expect(opacity() == 1)
    #expect(stage.app.clock.liveAnimationCount == 0)
    #expect(stage.app.clock.nextDueTime == 0.75)
    stage.run(0.1)
    #expect(abs(opacity() - 0.5) < 1e-6)
    stage.run(0.1)
    #expect(opacity() == 0)
    #expect(stage.app.clock.liveAnimationCount == 0)
    field.insertText("a")
    #expect(opacity() == 1)
    stage.run(1.4)
    #expect(opacity() == 1)
    field.resignFirstResponder()
    stage.run(0)
    #expect(field.caret.isHidden)
    #expect(stage.app.clock.nextDueTime == nil)
  }

  @Test func theCaretIsAsHighAsTheLineAndHasTheTint() {
    let stage = FieldStage(measurer: UniformTextMeasurer())
    defer { stage.end() }
    let field = stage.field("1")
    field.font = .systemFont(ofSize: 17)
    field.tintColor = .red
    field.becomeFirstResponder()
    stage.run(0)
    #expect(field.caret.frame.width == 2)
    #expect(abs(field.caret.frame.height - 61.0 / 3) < 1e-9)
    #expect(field.caret.layer.model.cornerRadius == 1)
    #expect(field.caret.layer.model.backgroundColor == UIColor.red.cgColor)
  }

  // MARK: Secrets

  @Test func secretsAreShownAsDots() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.type(all: "ab👍🏽")
    stage.run(0)
    #expect(field.drawnText.map(\.text) == ["••👍🏽"])
    stage.run(1.9)
    #expect(field.drawnText.map(\.text) == ["••👍🏽"])
    stage.run(0.2)
    #expect(field.drawnText.map(\.text) == ["•••"])
    field.insertText("c")
    field.deleteBackward()
    stage.run(0)
    #expect(field.drawnText.map(\.text) == ["•••"])
    field.insertText("d")
    field.resignFirstResponder()
    stage.run(0)
    #expect(field.drawnText.map(\.text) == ["••••"])
  }

  @Test func hardwareKeyboardsAndPastesRevealNothing() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.app.keyboard.isTypingOnHardware = true
    field.insertText("a")
    #expect(field.visibleText == "•")
    stage.app.keyboard.isTypingOnHardware = false
    UIPasteboard.general.string = "xyz"
    field.paste(nil)
    #expect(field.visibleText == "••••")
  }

  @Test func secretsLeaveNoTrace() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("hunter2")
    stage.run(0)
    UIPasteboard.general.string = "before"
    field.perform(.selectAll)
    field.perform(.copy)
    field.perform(.cut)
    #expect(field.text == "hunter2")
    #expect(UIPasteboard.general.string == "before")
    var dumped = ""
    dump(field, to: &dumped, maxDepth: 12)
    let traces = [
      dumped, "\(field)", field.description, field.debugDescription, String(reflecting: field),
      field.visibleText, field.textBeforeCaret, "\(field.layer.snapshot(at: 0))",
    ]
    for trace in traces { #expect(!trace.contains("hunter2")) }
    #expect(field.visibleText == "•••••••")
  }

  @Test func aSecretThatIsEditedAgainIsReplaced() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("old")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    _ = stage.takeLog()
    field.insertText("n")
    #expect(stage.takeLog().first == "1.change(0,3,n)")
    #expect(field.text == "n")
  }
}
