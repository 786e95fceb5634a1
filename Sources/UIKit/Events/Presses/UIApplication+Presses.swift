/// The host's way in for the keys of a hardware keyboard.
extension UIApplication {
  /// A key goes down. The first responder and those behind it are looked through for a key
  /// command, then told of the press. Answers whether a command was found: then the key does
  /// nothing else.
  public func keyDown(_ key: UIKey) -> Bool {
    let first = keyWindow?.firstResponder ?? keyWindow?.controllersOnScreen.last
    if let command = command(for: key, from: first) {
      command.perform()
      return true
    }
    let press = UIPress(key, timestamp: clock.now, responder: first)
    presses.removeAll { $0.key?.keyCode == key.keyCode }
    presses.append(press)
    first?.pressesBegan([press], with: UIPressesEvent(Set(presses), timestamp: clock.now))
    return false
  }

  /// A key is let go.
  public func keyUp(_ keyCode: UIKeyboardHIDUsage) {
    let ended = presses.filter { $0.key?.keyCode == keyCode }
    for press in ended {
      press.phase = .ended
      press.timestamp = clock.now
      let event = UIPressesEvent(Set(presses), timestamp: clock.now)
      presses.removeAll { $0 === press }
      press.responder?.pressesEnded([press], with: event)
    }
  }

  private func command(for key: UIKey, from first: UIResponder?) -> UIKeyCommand? {
    let isTyping = keyboard.input != nil && key.editsText
    var responder = first
    while let current = responder {
      let match = current.keyCommands?.first {
        $0.matches(key) && (!isTyping || $0.wantsPriorityOverSystemBehavior)
      }
      if let match { return match }
      responder = current.next
    }
    return nil
  }
}
