/// Watches touches for a movement that means something: a tap, a press, a drag. It sees the
/// touches of its view and of all views inside before those views do.
///
/// Apple's form names a target and a selector. There are no selectors here, so an action is a
/// closure, `UITapGestureRecognizer { tap in … }`, or a target with one of its methods,
/// `UITapGestureRecognizer(target: self, action: FormController.tapped)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    /// It may still recognise its gesture.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The system took the gesture away.
    case cancelled = 4
    /// The touches mean something else.
    case failed = 5

    /// Apple's other name for the end of a gesture that happens at once.
    public static let recognized = State.ended
  }

  /// What is called with the recogniser at every change of a recognised gesture.
  public typealias Action = @MainActor (UIGestureRecognizer) -> Void

  /// Decides along with the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?

  /// Whether it watches. Switching it off ends what it is doing.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// Whether recognition takes the touches away from the view.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches only after the recogniser has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of the end of touches only after the recogniser has failed.
  open var delaysTouchesEnded = true

  /// A name for finding the recogniser.
  open var name: String?

  /// The fingers that it follows, in the order in which they went down.
  private(set) var trackedTouches: [UITouch] = []

  /// Those and the ones that were lifted since it began to watch.
  private(set) var sequence: Set<UITouch> = []

  /// Whether it has seen a touch since the last reset.
  var isUnderWay: Bool { !sequence.isEmpty }

  /// The state that it asks for while that is not decided.
  private(set) var proposal: State?

  private var current = State.possible
  private var isProposalFresh = false
  private var targets: [GestureTarget] = []
  private var requirements: [WeakRecognizer] = []
  private var lastCentroid = CGPoint.zero

  /// A recogniser without an action.
  public required override init() {
    super.init()
  }

  /// A recogniser that calls `action` while `target` exists. `action` should not keep
  /// `target` alive.
  @preconcurrency
  public convenience init(target: AnyObject, action: @escaping Action) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: State

  /// How far it has come. Subclasses set it; leaving `possible` for anything but `failed` is
  /// decided, after all recognisers have seen the event, by what other recognisers do.
  open var state: State {
    get { isProposalFresh ? proposal ?? current : current }
    set { propose(newValue) }
  }

  private func propose(_ newState: State) {
    let dispatcher = UIApplication.shared.touchDispatcher
    switch (current, newState) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      return
    case (.possible, .failed), (.possible, .cancelled):
      proposal = nil
      current = .failed
      dispatcher.recognizerDidFail(self)
    case (.possible, _):
      proposal = newState == .changed ? .began : newState
      isProposalFresh = true
      dispatcher.recognizerWantsToRecognize(self)
    case (_, .possible), (_, .began):
      return
    default:
      current = newState == .failed ? .cancelled : newState
      dispatcher.recognizerDidChange(self)
    }
  }

  /// Whether it can take part no more before its next reset.
  var isFinished: Bool {
    current == .ended || current == .cancelled || current == .failed
  }

  /// Whether it has recognised its gesture and not been reset since.
  var hasRecognized: Bool {
    current == .began || current == .changed || current == .ended
  }

  /// What has been decided, without what is only asked for.
  var decidedState: State { current }

  func acceptProposal() {
    guard let proposal else { return }
    current = proposal
    self.proposal = nil
    isProposalFresh = false
  }

  /// The decision has to wait for another recogniser.
  func postponeProposal() {
    isProposalFresh = false
  }

  /// Ends what it is doing.
  func abandon() {
    switch current {
    case .possible where isUnderWay: state = .failed
    case .began, .changed: state = .cancelled
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  /// Goes back to the start, ready for the next touches.
  func performReset() {
    current = .possible
    proposal = nil
    isProposalFresh = false
    trackedTouches = []
    sequence = []
    reset()
  }

  // MARK: Touches

  /// Whether a finger that goes down now concerns it.
  var acceptsTouches: Bool {
    isEnabled && !isFinished && proposal != .ended
  }

  func track(_ touches: [UITouch]) {
    trackedTouches += touches
    sequence.formUnion(touches)
    updateCentroid()
  }

  func updateCentroid() {
    guard !trackedTouches.isEmpty else { return }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      sum.x += touch.screenLocation.x
      sum.y += touch.screenLocation.y
    }
    let count = CGFloat(trackedTouches.count)
    lastCentroid = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The middle of its fingers in screen coordinates, or where it was last.
  var screenCentroid: CGPoint { lastCentroid }

  func forget(_ touch: UITouch) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Leaves a touch to others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    forget(touch)
    sequence.remove(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// How many fingers it follows.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of its fingers in `view`, or in the window with `nil`, points.
  open func location(in view: UIView?) -> CGPoint {
    convert(lastCentroid, to: view)
  }

  /// One of its fingers in `view`, or in the window with `nil`, points. `index` is below
  /// `numberOfTouches`.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    convert(trackedTouches[index].screenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? self.view?.window else { return point }
    return point.applying(space.toScreen.inverted())
  }

  // MARK: Actions

  /// Has `action` called while `target` exists. `action` should not keep `target` alive.
  @preconcurrency
  public func addTarget(_ target: AnyObject, action: @escaping Action) {
    targets.append(GestureTarget(owner: target, isOwned: true, action: action))
  }

  /// Forgets the actions of `target`; all actions with `nil`.
  public func removeTarget(_ target: AnyObject?) {
    targets.removeAll { target == nil || ($0.isOwned && $0.owner === target) }
  }

  /// Has `action` called.
  @preconcurrency
  func addOwnerlessAction(_ action: @escaping Action) {
    targets.append(GestureTarget(owner: nil, isOwned: false, action: action))
  }

  func sendActions() {
    targets.removeAll { $0.isOwned && $0.owner == nil }
    for target in targets { target.action(self) }
  }

  // MARK: Relations

  /// Recognises only after `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true {
      return false
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      != true
  }

  /// Whether it may go on with fingers that are not down yet, as for the second of two taps.
  /// Without that, one that still decides nothing when its last finger is lifted is reset.
  var awaitsMoreTouches: Bool { false }

  // MARK: For subclasses

  /// Told after the gesture has ended or failed and all its fingers are lifted.
  open func reset() {}
  /// Fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether recognising makes `other` fail.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether `other`'s recognition makes this one fail.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// Whether it recognises only after `other` has failed.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether `other` recognises only after this one has failed.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
}

private struct GestureTarget {
  weak var owner: AnyObject?
  var isOwned: Bool
  var action: UIGestureRecognizer.Action
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
