import UIKit

extension Phone {
  /// A finger goes down at a point of the screen (points). Answers the touch to move and lift.
  public func touchDown(at point: CGPoint) -> UITouch {
    perform { application.touchDown(at: point) }
  }

  /// The finger moves.
  public func touchMove(_ touch: UITouch, to point: CGPoint) {
    perform { application.touchMove(touch, to: point) }
  }

  /// The finger is lifted.
  public func touchUp(_ touch: UITouch) {
    perform { application.touchUp(touch) }
  }

  /// The system takes the finger away.
  public func touchCancel(_ touch: UITouch) {
    perform { application.touchCancel(touch) }
  }

  /// Taps a point of the screen: down, and up a twentieth second later.
  public func tap(at point: CGPoint) {
    let touch = touchDown(at: point)
    advance(by: 0.05)
    touchUp(touch)
  }

  /// Drags a finger in a straight line, with a move every sixtieth second, and lifts it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    let touch = touchDown(at: start)
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touchMove(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp(touch)
  }

  /// Types text as a host's keyboard does, character by character: it goes where the caret is, and the drawn keys light
  /// up.
  public func type(_ text: String) {
    perform {
      for character in text { keyboard.typeFromHost(String(character)) }
    }
  }

  /// What an input method of the host is composing, with the part of it that is selected,
  /// counted in UTF-16; by default the caret is at its end. Empty text takes it away.
  public func compose(_ text: String, selected: NSRange? = nil) {
    perform {
      guard let input = application.keyboard.input as? any UITextInput,
        !text.isEmpty || input.markedTextRange != nil
      else { return }
      let end = NSRange(location: text.utf16.count, length: 0)
      input.setMarkedText(text, selectedRange: selected ?? end)
    }
  }

  /// A key of a hardware keyboard goes down. Answers whether a key command of the app answered
  /// to it; if not, the host goes on to what the key does by itself.
  @discardableResult
  public func keyDown(_ key: UIKey) -> Bool {
    perform { application.keyDown(key) }
  }

  /// A key of a hardware keyboard is let go.
  public func keyUp(_ keyCode: UIKeyboardHIDUsage) {
    perform { application.keyUp(keyCode) }
  }

  /// Shakes the phone, which offers to undo what was typed.
  public func shake() {
    perform { application.shake() }
  }

  /// The caret in screen coordinates, points; `nil` while nothing is edited.
  public var caretFrame: CGRect? {
    makeCurrent()
    guard let input = application.keyboard.input as? any UITextInput & UIView,
      let position = input.selectedTextRange?.end
    else { return nil }
    return input.convert(input.caretRect(for: position), to: nil)
  }

  /// Presses the host keyboard's backspace key.
  public func pressDelete() {
    perform { keyboard.pressDeleteFromHost() }
  }

  /// Sends an editing command, such as moving the caret, to what is typed into. Answers whether
  /// that could do it.
  @discardableResult
  public func send(_ command: EditingCommand) -> Bool {
    perform {
      guard let input = application.keyboard.input as? any TextEditingCommands,
        input.canPerform(command)
      else { return false }
      input.perform(command)
      return true
    }
  }

  /// Turns a mouse wheel over a point of the screen: what scrolls there moves by `distance`
  /// points.
  public func scroll(by distance: CGSize, at point: CGPoint) {
    perform { application.scrollWheel(at: point, by: distance) }
  }

  /// Moves the focus to the next or the previous field in reading order, as the tab key does. What
  /// lies below a presented screen cannot be reached.
  public func moveFocus(forward: Bool) {
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    let fields = textInputs.filter { field in
      front.map { field.isDescendant(of: $0.view) } ?? true
    }
    guard let focused = focusedView, let index = fields.firstIndex(of: focused) else {
      if let first = fields.first { focus(first) }
      return
    }
    let next = index + (forward ? 1 : -1)
    focus(fields[(next + fields.count) % fields.count])
  }
}
