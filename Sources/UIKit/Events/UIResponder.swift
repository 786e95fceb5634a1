/// An object that can take events: touches, typed text, and the role of first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() {
    super.init()
  }

  /// Told after the object was made from an interface file and its outlets are connected. Of
  /// controllers the view may not be made yet.
  open func awakeFromNib() {}

  /// The object that gets events which this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether it may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give that role up.
  open var canResignFirstResponder: Bool { true }

  /// Whether typed text goes to it now.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Asks for the role of first responder. The present holder is asked to resign first.
  /// Answers whether it has the role now. A view that is in no window yet gets it when it comes
  /// into one.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else {
      UIApplication.shared.focusWishes.note(self)
      return false
    }
    return UIApplication.shared.keyboard.performResponderChange {
      if let holder = window.firstResponder {
        guard holder.resignFirstResponder() else { return false }
      }
      // Whoever was given the role while the holder resigned asked later and keeps it.
      guard window.firstResponder == nil else { return isFirstResponder }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up the role of first responder. Answers whether it no longer has it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else {
      UIApplication.shared.focusWishes.forget(self)
      return true
    }
    guard canResignFirstResponder else { return false }
    return UIApplication.shared.keyboard.performResponderChange {
      responderWindow?.firstResponder = nil
      return true
    }
  }

  /// What takes the place of the keys while this is first responder. With `nil` the next
  /// responder decides, or, for something that can be typed into, the system's keys are shown.
  open var inputView: UIView? { nil }

  /// A controller whose view takes the place of the keys. It goes before `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// What stands above the keys while this, or something before it in the responder chain that
  /// has none, is first responder. Its frame's height counts; that of its constraints or of its
  /// intrinsic size if it is placed by constraints or has a flexible height.
  open var inputAccessoryView: UIView? { nil }

  /// A controller whose view stands above the keys. It goes before `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Has the keyboard ask anew for views and traits, after they have changed. Does nothing
  /// unless this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.reloadInputViews() }
  }

  /// Whether an editing command can be offered now, as the edit menu does: for a plain
  /// responder none. Apple's form names a selector.
  open func canPerformAction(_ action: EditingCommand, withSender sender: Any?) -> Bool { false }

  /// What takes changes back: that of the responder behind this one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// The key combinations that it answers to while it or something before it in the chain has
  /// the focus.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Keys of a hardware keyboard went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys that are down have changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the keys away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// The phone began to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The phone was moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  var responderWindow: UIWindow? { nil }

  /// Gives up the role without being asked, as when the view leaves its window.
  func forceResign() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard.performResponderChange {
      responderWindow?.firstResponder = nil
    }
  }
}
