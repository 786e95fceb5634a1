import Devices
import UIKit

extension SystemKeyboard {
  /// How long a key lights up when the host's keyboard types, in seconds.
  static let flashDuration: TimeInterval = 0.1

  private var input: (any UIKeyInput)? { UIApplication.shared.keyboard.input }

  // MARK: Drawn keys

  /// Does what a key stands for. Shift and delete are not done here: they act while held.
  func perform(_ key: Key) {
    guard state.isEnabled(key) else { return }
    switch key.rect.kind {
    case .character, .space, .tab:
      guard let text = state.text(of: key) else { return }
      type(text)
      if returnsHome(after: text) { show(homePlane) }
    case .return:
      performReturn()
      if returnsHome(after: "\n") { show(homePlane) }
    case .plane(let plane): show(plane)
    case .capsLock: toggleCapsLock()
    case .dismiss: (input as? UIResponder)?.resignFirstResponder()
    case .emoji: UIApplication.shared.log("The emoji panel is not available.")
    case .dictation: UIApplication.shared.log("Dictation is not available.")
    case .shift, .delete: break
    }
  }

  /// Types text at the caret.
  func type(_ text: String) {
    guard let input else { return }
    noteTyping()
    input.insertText(text)
    inputDidChange(input)
  }

  /// Deletes before the caret.
  func deleteBackward() {
    guard let input else { return }
    noteTyping()
    input.deleteBackward()
    inputDidChange(input)
  }

  /// Does what the return key stands for.
  func performReturn() {
    guard let input, state.isReturnEnabled else { return }
    noteTyping()
    if let handler = input as? any ReturnKeyHandling {
      handler.performReturn()
    } else {
      input.insertText("\n")
    }
    inputDidChange(input)
  }

  /// A space, a line break or an apostrophe ends a visit to digits and signs.
  private func returnsHome(after text: String) -> Bool {
    guard homePlane == .letters, state.plane != .letters else { return false }
    return text == " " || text == "\n" || text == "'"
  }

  // MARK: The host's keyboard

  /// Types text as the host's keyboard does: the text goes in unchanged, a line break acts as
  /// the return key, and the drawn keys that stand for it light up for a moment.
  public func typeFromHost(_ text: String) {
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index > 0 { pressReturnFromHost() }
      guard !line.isEmpty else { continue }
      for character in line { flash(keyTyping: String(character)) }
      typeAsHost { type(String(line)) }
    }
  }

  /// Acts as the host's return key.
  public func pressReturnFromHost() {
    flash(view.keyView(named: "return"))
    typeAsHost { performReturn() }
  }

  /// Acts as the host's backspace key.
  public func pressDeleteFromHost() {
    flash(view.keyView(named: "delete"))
    typeAsHost { deleteBackward() }
  }

  /// Secrets typed on a plugged-in keyboard are never shown; the drawn keyboard's last letter
  /// is, whoever presses its keys.
  private func typeAsHost(_ type: () -> Void) {
    let controller = UIApplication.shared.keyboard
    controller.isTypingOnHardware = settings.mode == .hardware
    type()
    controller.isTypingOnHardware = false
  }

  private func flash(keyTyping text: String) {
    flash(view.keyView(typing: text, state))
  }

  private func flash(_ key: KeyView?) {
    guard let key, UIApplication.shared.keyboard.shownFrame != nil else { return }
    view.press(key, state)
    UIApplication.shared.clock.schedule(after: Self.flashDuration) { [weak self, weak key] in
      guard let self, let key else { return }
      self.view.release(key, self.state)
    }
  }

  // MARK: Finding keys

  /// The frame of a key that shows, in points of the screen. `name` is what the key types
  /// without shift, what it does (`shift`, `delete`, `space`, `return`, `numbers`, `letters`,
  /// `symbols`, `emoji`, `dictation`, `dismiss`, `tab`, `capsLock`), or what stands on it.
  public func keyFrame(named name: String) -> CGRect? {
    guard let key = view.keyView(named: name) else { return nil }
    return key.convert(key.bounds, to: nil)
  }

  /// The names of all keys that show, row by row.
  public var keyNames: [String] { view.keyViews.map(\.key.name) }
}
