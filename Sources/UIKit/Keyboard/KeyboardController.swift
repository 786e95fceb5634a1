/// Decides when the keyboard is shown, moved and hidden, moves it, and posts its notifications
/// in the order of FACTS 4.2.
///
/// A change of first responder is one step: resigning and becoming inside it bring one
/// decision at its end, so moving from field to field posts nothing while the frame stays the
/// same.
@preconcurrency @MainActor
public final class KeyboardController {
  /// What supplies the keyboard. Without one no keyboard is ever shown.
  public weak var host: (any KeyboardHost)?

  /// Where the keyboard is or is going, in screen coordinates; `nil` while hidden.
  public private(set) var shownFrame: CGRect?

  /// Where the keyboard's view is now, in screen coordinates; `nil` while hidden.
  var currentFrame: CGRect? {
    shownFrame == nil ? nil : host?.keyboardView.frame
  }

  /// Where the keyboard's view is seen at `time` (seconds on the clock), in screen coordinates.
  func presentationFrame(at time: TimeInterval) -> CGRect? {
    guard let layer = host?.keyboardView.layer else { return nil }
    let properties = layer.presentationProperties(at: time)
    return properties.bounds.applying(properties.toSuperlayer)
  }

  /// What is typed into while the keyboard is up.
  public private(set) weak var input: (any UIKeyInput)?

  /// Whether what is typed now comes from a hardware keyboard. A host sets it around typing;
  /// secrets typed that way are never shown.
  public var isTypingOnHardware = false

  /// Whether the notice after the last change is still to come.
  public var isTransitioning: Bool { pendingAfter?.isPending == true }

  private var changeDepth = 0
  private var actionsAfterChange: [() -> Void] = []
  private var isUpdating = false
  private var isUpdateAskedFor = false
  private var pendingAfter: ScheduledEvent?
  private var guides: [WeakGuide] = []

  init() {}

  // MARK: Decisions

  @discardableResult
  func performResponderChange<Result>(_ change: () -> Result) -> Result {
    changeDepth += 1
    let result = change()
    changeDepth -= 1
    if changeDepth == 0 {
      update()
      let actions = actionsAfterChange
      actionsAfterChange = []
      for action in actions { action() }
    }
    return result
  }

  /// Has something done after the change of first responder that is under way, and after the
  /// keyboard has followed it.
  func performAfterResponderChange(_ action: @escaping () -> Void) {
    actionsAfterChange.append(action)
  }

  /// Looks at the first responder and the host anew, and shows, moves or hides the keyboard
  /// where they ask for something else than what is there.
  public func update() {
    isUpdateAskedFor = true
    guard !isUpdating, changeDepth == 0 else { return }
    isUpdating = true
    while isUpdateAskedFor {
      isUpdateAskedFor = false
      moveToWhatIsAskedFor()
    }
    isUpdating = false
  }

  /// To be called by whatever is typed into after its text or caret have changed.
  public func inputDidChange(_ input: any UIKeyInput) {
    guard input === self.input else { return }
    host?.inputDidChange(input)
    (input as? UIView)?.scrollIntoSight()
  }

  /// A turn of the screen hides the keyboard, turns, and shows it in its new frame.
  public func performRotation(_ rotate: () -> Void) {
    if let shownFrame {
      perform(
        KeyboardTransition(
          kind: .hide, begin: shownFrame, end: belowScreen(shownFrame), duration: 0))
      self.shownFrame = nil
    }
    rotate()
    update()
  }

  private func moveToWhatIsAskedFor() {
    let wanted = UIApplication.shared.keyWindow?.firstResponder as? any UIKeyInput
    let isFocusNew = wanted !== input
    input = wanted
    if let wanted { host?.prepareKeyboard(for: wanted) }
    let target = wanted.flatMap { host?.keyboardFrame(for: $0) }
    let current = shownFrame
    guard target != current else {
      if isFocusNew { (wanted as? UIView)?.scrollIntoSight() }
      return
    }
    shownFrame = target
    defer { (wanted as? UIView)?.scrollIntoSightWithKeyboard() }
    switch (current, target) {
    case (nil, let target?):
      UIView.performWithoutAnimation {
        host?.keyboardView.frame = belowScreen(target)
        host?.keyboardView.layoutIfNeeded()
      }
      perform(
        KeyboardTransition(
          kind: .show, begin: belowScreen(target), end: target, duration: announcedDuration))
    case (let current?, let target?):
      perform(
        KeyboardTransition(
          kind: .show, begin: current, end: target, duration: announcedDuration))
    case (let current?, nil):
      perform(
        KeyboardTransition(
          kind: .hide, begin: current, end: belowScreen(current), duration: announcedDuration))
    case (nil, nil):
      break
    }
  }

  private var announcedDuration: TimeInterval {
    UIView.areAnimationsEnabled ? KeyboardTransition.announcedDuration : 0
  }

  private func belowScreen(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: frame.minX, y: UIScreen.main.bounds.maxY), size: frame.size)
  }

  // MARK: Motion and notices

  private func perform(_ transition: KeyboardTransition) {
    pendingAfter?.cancel()
    pendingAfter = nil
    post(transition.before, of: transition)
    if transition.duration > 0 {
      UIView.animate(
        withDuration: transition.duration, delay: 0,
        options: KeyboardTransition.animationOptions
      ) {
        self.move(to: transition.end)
      }
      pendingAfter = UIApplication.shared.clock.schedule(after: transition.duration) {
        [weak self] in
        self?.post(transition.after, of: transition)
      }
    } else {
      UIView.performWithoutAnimation { move(to: transition.end) }
      post(transition.after, of: transition)
    }
  }

  private func move(to frame: CGRect) {
    guides.removeAll { $0.guide == nil }
    for entry in guides { entry.guide?.keyboardWillMove() }
    host?.keyboardView.frame = frame
    host?.keyboardView.layoutIfNeeded()
    for entry in guides { entry.guide?.keyboardDidMove() }
  }

  private func post(_ names: [Notification.Name], of transition: KeyboardTransition) {
    for name in names {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main, userInfo: transition.userInfo)
    }
  }

  // MARK: Layout guides

  func register(_ guide: any KeyboardFollowing) {
    guides.append(WeakGuide(guide: guide))
  }
}

/// A layout guide that follows the keyboard.
@MainActor
protocol KeyboardFollowing: AnyObject {
  func keyboardWillMove()
  func keyboardDidMove()
}

private struct WeakGuide {
  weak var guide: (any KeyboardFollowing)?
}
