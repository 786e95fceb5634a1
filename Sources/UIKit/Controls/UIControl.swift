/// A view that the user operates and that tells others about it.
///
/// Apple's form names a target and a selector. There are no selectors here, so a target comes
/// with one of its methods, `addTarget(self, action: LoginController.logIn, for:
/// .touchUpInside)`, or with a closure; or use a `UIAction`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What is called with the control and the touch event that led to it.
  public typealias TargetAction = @MainActor (UIControl, UIEvent?) -> Void

  /// Points by which a finger may leave the control and still count as inside.
  static let touchSlop: CGFloat = 70

  /// Whether it can be operated.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { isHighlighted = false }
      stateDidChange()
    }
  }

  /// Whether it is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where the content is along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content is along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger is operating it.
  public private(set) var isTracking = false

  /// Whether that finger is inside, or within 70 points of it after having been inside.
  public private(set) var isTouchInside = false

  /// Whether a tap opens the menu, for controls that have one; otherwise a long press does.
  open var showsMenuAsPrimaryAction = false

  private var registrations: [ControlRegistration] = []

  /// A control with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that carries out `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// How it is now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The alignment with reading direction worked in: left, right, centre or fill.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  /// A finger went down. Answers whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved. Answers whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    let isRepeat = touch.tapCount > 1
    sendActions(for: isRepeat ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Follows the finger in and out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, with: event)
  }

  /// Ends with the finger inside or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = contains(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    let isInside = isTouchInside
    isTouchInside = false
    sendActions(for: isInside ? eventsOfTouchUpInside : .touchUpOutside, with: event)
  }

  /// Ends without effect.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// What a finger lifted inside means.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  /// Whether a tap on it is its own, so that recognisers of single taps on the views around
  /// leave it alone, as UIKit does for buttons.
  var ownsSingleTaps: Bool { false }

  /// Keeps single taps from recognisers of the views around where the control uses them.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard ownsSingleTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  private func contains(_ touch: UITouch) -> Bool {
    let area = isTouchInside ? bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop) : bounds
    return area.contains(touch.location(in: self))
  }

  // MARK: Targets

  /// Has `action` called for events while `target` exists. `action` should not keep `target`
  /// alive.
  @preconcurrency
  public func addTarget(
    _ target: AnyObject, action: @escaping TargetAction, for controlEvents: Event
  ) {
    registrations.append(
      ControlRegistration(events: controlEvents, kind: .target(WeakTarget(target), action)))
  }

  /// Forgets what `target` wanted for events; all targets with `nil`.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { kind in
      guard case .target(let owner, _) = kind else { return false }
      return target == nil || owner.object === target
    }
  }

  /// Carries out `action` for events, instead of an action of the same identity.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(events: controlEvents, kind: .action(action)))
  }

  /// No longer carries out `action` for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer carries out the action of an identity for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { kind in
      guard case .action(let action) = kind else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// The events that somebody waits for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does what is registered for events.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Carries out an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    registrations.removeAll { $0.isOrphaned }
    for registration in registrations
    where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.kind {
      case .target(_, let action): action(self, event)
      case .action(let action): sendAction(action)
      }
    }
  }

  private func remove(_ events: Event, where matches: (ControlRegistration.Kind) -> Bool) {
    for index in registrations.indices where matches(registrations[index].kind) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}

private struct ControlRegistration {
  enum Kind {
    case target(WeakTarget, UIControl.TargetAction)
    case action(UIAction)
  }

  var events: UIControl.Event
  var kind: Kind

  var isOrphaned: Bool {
    guard case .target(let target, _) = kind else { return false }
    return target.object == nil
  }
}

private struct WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
