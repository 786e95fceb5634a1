import HandsetTesting

/// Rules R4 to R7 as an app without the library would write them.
@MainActor
final class OwnInsets {
  let scrollView: UIScrollView
  let reveals: Bool
  private var tokens: [any NSObjectProtocol] = []

  init(_ scrollView: UIScrollView, reveals: Bool = true) {
    self.scrollView = scrollView
    self.reveals = reveals
    listen(UIResponder.keyboardWillChangeFrameNotification) { insets, note in
      guard note.object as? UIScreen === UIScreen.main else { return }
      insets.keyboardWillChange(note)
    }
    listen(UITextField.textDidBeginEditingNotification) { insets, note in
      guard let view = note.object as? UIView, view.isDescendant(of: insets.scrollView) else {
        return
      }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) { insets.reveal() }
    }
  }

  isolated deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  private func listen(
    _ name: Notification.Name, _ action: @escaping @MainActor (OwnInsets, Notification) -> Void
  ) {
    let call: @MainActor (Notification) -> Void = { [weak self] note in
      if let self { action(self, note) }
    }
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { call(note) }
      })
  }

  private func keyboardWillChange(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
    ) {
      self.makeRoom(below: frame.minY)
      self.reveal()
    }
  }

  /// Insets for a keyboard whose top is at `top` on the screen.
  func makeRoom(below top: CGFloat) {
    let box = scrollView.convert(scrollView.bounds, to: nil)
    let overlap = max(0, box.maxY - top)
    let safe = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let share = max(0, overlap - safe)
    scrollView.contentInset.bottom = share
    scrollView.verticalScrollIndicatorInsets.bottom = share
  }

  private func reveal() {
    guard reveals, scrollView.contentInset.bottom > 0,
      let field = scrollView.window?.firstResponderView, field.isDescendant(of: scrollView)
    else { return }
    scrollView.scrollRectToVisible(
      scrollView.convert(field.bounds, from: field).insetBy(dx: 0, dy: -12), animated: false)
  }
}
