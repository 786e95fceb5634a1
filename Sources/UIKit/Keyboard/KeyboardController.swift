/// Decides when the keyboard is shown, moved and hidden, moves it, and posts its notifications
/// in the order of FACTS 4.2.
///
/// A change of first responder is one step: resigning and becoming inside it bring one
/// decision at its end, so moving from field to field posts nothing while the frame stays the
/// same.
@preconcurrency @MainActor
public final class KeyboardController {
  /// What supplies the keyboard. Without one no keyboard is ever shown.
  public weak var host: (any KeyboardHost)? {
    didSet { stage.host = host }
  }

  /// Where the keyboard is or is going, in screen coordinates; `nil` while hidden. An accessory
  /// is part of it.
  public internal(set) var shownFrame: CGRect?

  /// The same of a keyboard that is docked, so that content makes room for it (FACTS 2.5);
  /// `nil` for one that is lifted or floats.
  public var dockedFrame: CGRect? {
    shownFrame.flatMap { KeyboardPlacement(of: $0) == .docked ? $0 : nil }
  }

  /// What is typed into while the keyboard is up.
  public private(set) weak var input: (any UIKeyInput)?

  /// Whether what is typed now comes from a hardware keyboard. A host sets it around typing;
  /// secrets typed that way are never shown.
  public var isTypingOnHardware = false

  /// Whether what is typed goes into a field of the keyboard's own, such as that of a search; the
  /// caret is there then.
  package var isTypingElsewhere = false {
    didSet {
      if isTypingElsewhere != oldValue { (input as? UIView)?.setNeedsLayout() }
    }
  }

  /// Whether the notice after the last change is still to come.
  public var isTransitioning: Bool { pendingAfter?.isPending == true }

  /// Whether something is shown, moved or hidden by fading instead of moving.
  var fades: Bool { UIAccessibility.prefersCrossFadeTransitions }

  private(set) lazy var stage = KeyboardStage()
  var pendingAfter: ScheduledEvent?
  var drag: KeyboardDrag?
  var travel: KeyboardTravel?
  /// Whether the change of first responder that is under way exchanges screens.
  var isChangingScreens = false
  var guides: [WeakGuide] = []

  private weak var responder: UIResponder?
  private var views = InputViews.none
  private var changeDepth = 0
  private var actionsAfterChange: [() -> Void] = []
  private var isUpdating = false
  private var isUpdateAskedFor = false
  private var isReloadAskedFor = false

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

  /// Asks the first responder anew which views it wants.
  func reloadInputViews() {
    isReloadAskedFor = true
    update()
  }

  /// Lets the keyboard follow the app's views inside it that want another height; part of the
  /// turn.
  func followContent() {
    stage.measure()
    let target = targetFrame
    if target != shownFrame, shownFrame != nil { update() }
  }

  /// To be called by whatever is typed into after its text or caret have changed.
  public func inputDidChange(_ input: any UIKeyInput) {
    guard input === self.input else { return }
    host?.inputDidChange(input)
    (input as? UIView)?.scrollIntoSight()
  }

  /// Whether misspelt words of `input`, while that is typed into, are pointed out.
  func checksSpelling(of input: any UIKeyInput) -> Bool {
    input === self.input && host?.checksSpelling(of: input) == true
  }

  func isMisspelled(_ word: String) -> Bool { host?.isMisspelled(word) ?? false }

  /// A turn of the screen hides the keyboard, turns, and shows it in its new frame.
  public func performRotation(_ rotate: () -> Void) {
    drag = nil
    endTravel()
    if let shownFrame {
      perform(
        KeyboardTransition(
          kind: KeyboardPlacement(of: shownFrame) == .docked ? .hide : .change,
          begin: shownFrame, end: belowScreen(shownFrame), duration: 0))
      self.shownFrame = nil
    }
    rotate()
    stage.measure()
    UIView.performWithoutAnimation { stage.tracker.frame = belowScreen(stage.tracker.frame) }
    update()
  }

  private var targetFrame: CGRect? {
    guard responder != nil else { return nil }
    return stage.frame(systemKeys: stage.showsSystemKeys ? systemKeysFrame : nil)
  }

  private var systemKeysFrame: CGRect? {
    input.flatMap { host?.keyboardFrame(for: $0) }
  }

  private func moveToWhatIsAskedFor() {
    let application = UIApplication.shared
    let wanted =
      application.applicationState == .background ? nil : application.keyWindow?.firstResponder
    let isFocusNew = wanted !== responder
    responder = wanted
    input = wanted as? any UIKeyInput
    if let input { host?.prepareKeyboard(for: input) }
    if let wanted { install(for: wanted, reloading: isFocusNew) } else { views = .none }
    let target = targetFrame
    let current = drag?.frame ?? shownFrame
    let view = wanted as? UIView
    guard target != current, target != shownFrame || drag == nil else {
      if isFocusNew { view?.scrollIntoSight() }
      return
    }
    drag = nil
    shownFrame = target
    defer { view?.scrollIntoSightWithKeyboard() }
    move(from: current, to: target)
  }

  private func install(for responder: UIResponder, reloading isFocusNew: Bool) {
    if isFocusNew || isReloadAskedFor { views = InputViews(for: responder) }
    isReloadAskedFor = false
    stage.install(views, systemKeys: systemKeysFrame)
    // Keys and accessory of the same size as those before are exchanged in place.
    if let shownFrame, drag == nil, targetFrame == shownFrame {
      UIView.performWithoutAnimation { stage.place(in: shownFrame) }
    }
  }

  private func move(from current: CGRect?, to target: CGRect?) {
    if let carried = carriedTransition(from: current, to: target) { return perform(carried) }
    if current == nil, let target {
      UIView.performWithoutAnimation { stage.place(in: belowScreen(target)) }
    }
    guard let begin = current ?? target.map(belowScreen),
      let end = target ?? current.map(belowScreen)
    else { return }
    let kind: KeyboardTransition.Kind
    if target.map(KeyboardPlacement.init) == .docked {
      kind = .show
    } else if current.map(KeyboardPlacement.init) == .docked {
      kind = .hide
    } else {
      kind = .change
    }
    let comesOrGoes = current == nil || target == nil
    perform(
      KeyboardTransition(
        kind: kind, begin: begin, end: end, duration: announcedDuration,
        fades: fades && comesOrGoes))
  }

  var announcedDuration: TimeInterval {
    UIView.areAnimationsEnabled && UIApplication.shared.applicationState == .active
      ? KeyboardTransition.announcedDuration : 0
  }

  func belowScreen(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: frame.minX, y: UIScreen.main.bounds.maxY), size: frame.size)
  }

  // MARK: Layout guides

  func register(_ guide: any KeyboardFollowing) {
    guides.append(WeakGuide(guide: guide))
  }
}

/// A layout guide that follows the keyboard.
@MainActor
protocol KeyboardFollowing: AnyObject {
  /// How far above the keyboard a drag that puts it away may begin, points.
  var dismissPadding: CGFloat { get }

  func keyboardWillMove()
  func keyboardDidMove()
}

extension KeyboardFollowing {
  var dismissPadding: CGFloat { 0 }
}

struct WeakGuide {
  weak var guide: (any KeyboardFollowing)?
}
