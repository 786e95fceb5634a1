import UIKit

@testable import UIKit

/// A window with text fields, a keyboard that can be shown, and a log of what they say.
@MainActor
final class FieldStage: NSObject, UITextFieldDelegate, KeyboardHost {
  let app: UIApplication
  let window: UIWindow
  let keyboardView = UIView()
  var log: [String] = []
  var refusals: Set<String> = []
  var actions: [String: () -> Void] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var observers: [any NSObjectProtocol] = []

  init(measurer: any TextMeasurer = SquareTextMeasurer(), scale: CGFloat = 3) {
    app = makeApp(scale: scale, measurer: measurer)
    window = UIWindow()
    super.init()
    app.keyboard.host = self
    window.makeKeyAndVisible()
  }

  func field(_ name: String, frame: CGRect = CGRect(x: 0, y: 100, width: 200, height: 34))
    -> UITextField
  {
    let field = UITextField(frame: frame)
    field.font = .systemFont(ofSize: 10)
    field.delegate = self
    names[ObjectIdentifier(field)] = name
    window.addSubview(field)
    return field
  }

  func logKeyboard() {
    let events: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, text) in events { observe(name) { [weak self] in self?.log.append(text) } }
  }

  func observe(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(action)
      })
  }

  func end() {
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    window.isHidden = true
  }

  func run(_ seconds: TimeInterval) {
    app.performTurn()
    app.clock.advance(to: app.clock.now + seconds) { app.performTurn() }
    app.performTurn()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ field: UITextField, _ event: String) -> Bool {
    let entry = "\(names[ObjectIdentifier(field)] ?? "?").\(event)"
    log.append(entry)
    actions[entry]?()
    return !refusals.contains(entry)
  }

  // MARK: UITextFieldDelegate

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { note(field, "shouldBegin") }
  func textFieldDidBeginEditing(_ field: UITextField) { _ = note(field, "didBegin") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { note(field, "shouldEnd") }
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
    _ = note(field, "didEnd")
  }
  func textFieldShouldClear(_ field: UITextField) -> Bool { note(field, "shouldClear") }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { note(field, "shouldReturn") }
  func textFieldDidChangeSelection(_ field: UITextField) { _ = note(field, "selection") }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    let text = "change(\(range.location),\(range.length),\(replacementString))"
    return note(field, text) && !refusals.contains("change")
  }

  // MARK: KeyboardHost

  func keyboardFrame(for input: any UIKeyInput) -> CGRect? {
    CGRect(x: 0, y: 508, width: 390, height: 336)
  }
  func prepareKeyboard(for input: any UIKeyInput) {}
  func inputDidChange(_ input: any UIKeyInput) {}
}

extension UITextField {
  func type(all text: String) {
    for character in text { insertText(String(character)) }
  }

  /// The caret counted in UTF-16.
  var caretOffset: Int? { selectedTextRange?.start.offset }

  func placeCaret(_ offset: Int, length: Int = 0) {
    selectedTextRange = UITextRange(NSRange(location: offset, length: length))
  }
}
