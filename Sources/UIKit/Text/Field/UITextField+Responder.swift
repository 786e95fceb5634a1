extension UITextField {
  func beginEditing() {
    isEditing = true
    scrollOffset = 0
    editing.editor.collapse(to: editor.text.endIndex)
    editing.endTyping()
    isReplacedByNextInsertion = clearsOnInsertion || (isSecureTextEntry && hasText)
    caret.restart()
    UIView.performWithoutAnimation { placeText() }
    setNeedsLayout()
    let application = UIApplication.shared
    switch application.beginEditingOrder {
    case .observed: tellBeginning()
    case .documented:
      application.keyboard.performAfterResponderChange { [weak self] in self?.tellBeginning() }
    }
  }

  private func tellBeginning() {
    guard isEditing else { return }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    if clearsOnBeginEditing, isEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      replaceAll(with: "")
    }
  }

  func endEditing(reason: DidEndEditingReason) {
    endComposition()
    interaction.editingDidEnd()
    isEditing = false
    isReplacedByNextInsertion = false
    hideRevealed()
    caret.stop()
    setNeedsLayout()
    if let delegate {
      delegate.textFieldDidEndEditing(self, reason: reason)
    }
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  func clearButtonWasPressed() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing { becomeFirstResponder() }
    replaceAll(with: "")
  }

  func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
