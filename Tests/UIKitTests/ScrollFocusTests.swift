import Testing

@testable import UIKit

/// What a scroll view does by itself for the view that is typed into.
@MainActor
struct ScrollFocusTests {
  private final class Field: UIView, UIKeyInput {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.no
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var hasText: Bool { false }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @MainActor private final class Keyboard: KeyboardHost {
    let keyboardView = UIView()
    func keyboardFrame(for input: any UIKeyInput) -> CGRect? {
      CGRect(x: 0, y: 407, width: 375, height: 260)
    }
    func prepareKeyboard(for input: any UIKeyInput) {}
    func inputDidChange(_ input: any UIKeyInput) {}
  }

  let stage = TouchStage(size: CGSize(width: 375, height: 667))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 64, width: 375, height: 603))
  private let keyboard = Keyboard()

  init() {
    scrollView.contentSize = CGSize(width: 375, height: 900)
    stage.window.addSubview(scrollView)
    stage.app.keyboard.host = keyboard
    stage.run(0)
  }

  private func field(at y: CGFloat) -> Field {
    let field = Field(frame: CGRect(x: 16, y: y, width: 343, height: 44))
    scrollView.addSubview(field)
    return field
  }

  private func insetForKeyboard() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: stage.app.screen, queue: nil
    ) { [scrollView] _ in
      MainActor.assumeIsolated { scrollView.contentInset.bottom = 260 }
    }
  }

  @Test(arguments: [(CGFloat(40), CGFloat(0)), (299, 0), (300, 1), (500, 201), (850, 551)])
  func theFieldComesIntoSightInTheInsetsThatTheAppSet(y: CGFloat, offset: CGFloat) {
    let token = insetForKeyboard()
    let field = field(at: y)
    stage.app.makeCurrent()
    field.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == offset)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func itMovesInStepWithTheKeyboard() {
    let token = insetForKeyboard()
    let field = field(at: 500)
    stage.run(1)
    field.becomeFirstResponder()
    let begin = stage.app.clock.now
    for time in [0, 0.1, 0.25, 0.4, 0.5] {
      let keys = keyboard.keyboardView.layer.presentationProperties(at: begin + time).position.y
      let content = scrollView.layer.presentationProperties(at: begin + time).bounds.origin.y
      let progress = (797 - keys) / 260
      #expect(abs(content - 201 * progress) < 0.01)
    }
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aFingerCanTakeOverWhileTheKeyboardRises() {
    let token = insetForKeyboard()
    let field = field(at: 500)
    stage.app.makeCurrent()
    field.becomeFirstResponder()
    stage.run(0.1)
    let shown = scrollView.layer.presentationProperties(at: stage.app.clock.now).bounds.minY
    #expect(shown > 20 && shown < 180)
    let touch = stage.app.touchDown(at: CGPoint(x: 10, y: 200))
    #expect(abs(scrollView.contentOffset.y - shown) < 0.2)
    stage.app.touchMove(touch, to: CGPoint(x: 10, y: 160))
    #expect(abs(scrollView.contentOffset.y - shown - 30) < 0.4)
    stage.app.touchUp(touch)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func boundsThatEndAtTheKeyboardKeepTheFieldInSight() {
    let field = field(at: 500)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 64),
      scrollView.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
    ])
    stage.run(0)
    field.becomeFirstResponder()
    #expect(scrollView.frame.maxY == 407)
    #expect(scrollView.contentOffset.y == 201)
    stage.run(1)
    field.resignFirstResponder()
    #expect(scrollView.frame.maxY == 667)
    #expect(scrollView.contentOffset.y == 201)
  }

  @Test func withoutAnInsetFieldsBehindTheKeyboardStayThere() {
    let field = field(at: 500)
    stage.app.makeCurrent()
    field.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func movingToAnotherFieldScrollsWithoutNotices() {
    let token = insetForKeyboard()
    let (first, second) = (field(at: 40), field(at: 500))
    stage.app.makeCurrent()
    first.becomeFirstResponder()
    stage.run(1)
    second.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == 201)
    stage.run(1)
    scrollView.contentOffset.y = 0
    stage.app.keyboard.inputDidChange(second)
    #expect(scrollView.contentOffset.y == 201)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aDragPutsTheKeyboardAwayIfTheModeSaysSo() {
    let field = field(at: 40)
    stage.app.makeCurrent()
    field.becomeFirstResponder()
    stage.run(1)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 300)))
    #expect(field.isFirstResponder)
    scrollView.keyboardDismissMode = .onDrag
    stage.run(5)
    let touch = stage.app.touchDown(at: CGPoint(x: 200, y: 350))
    stage.app.touchMove(touch, to: CGPoint(x: 200, y: 345))
    #expect(field.isFirstResponder)
    stage.app.touchMove(touch, to: CGPoint(x: 200, y: 330))
    #expect(!field.isFirstResponder)
    #expect(stage.app.keyboard.shownFrame == nil)
    stage.app.touchUp(touch)
  }
}
