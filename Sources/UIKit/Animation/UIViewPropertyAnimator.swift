/// Animates the changes of its blocks and can be paused, scrubbed, reversed and stopped on the
/// way (FACTS 3.8).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The timing that it was made with.
  public let timingParameters: (any UITimingCurveProvider)?

  /// How long it takes, in seconds. Springs by their physics and the keyboard's curve take the
  /// time they need.
  public let duration: TimeInterval

  /// The delay that it was started with, in seconds.
  public private(set) var delay: TimeInterval = 0

  /// Where it is in its life.
  public private(set) var state = UIViewAnimatingState.inactive

  /// Whether the views that it animates take touches. Not to be changed while active.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }

  /// Whether it may be paused and stopped. Not to be changed while active.
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }

  /// Whether `fractionComplete` counts the way, evenly; otherwise the time, on the curve.
  open var scrubsLinearly = true

  /// Whether it stays active and paused when it has come to an end, and can still be turned
  /// round.
  open var pausesOnCompletion = false

  private let givenDuration: TimeInterval
  private let curve: TimingCurve
  private var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimationTimeline?
  private var reversed = false
  private var stoppedFraction: CGFloat = 0

  // MARK: Making

  /// An animator with a duration in seconds and a timing.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    givenDuration = duration
    let timing = parameters.timing(duration: max(0, duration))
    self.duration = timing.duration
    curve = timing.curve
    super.init()
  }

  /// An animator with one of the named curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after `delay` seconds. Of the options the curve and
  /// `allowUserInteraction` count.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: options.curveNumber) ?? .easeInOut
    let animator = Self(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A copy with the same duration, timing, interruptibility and interaction; without blocks,
  /// completions and state.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(
      duration: givenDuration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isInterruptible = isInterruptible
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    return copy
  }

  // MARK: Blocks

  /// Adds changes that start after a fraction of the time that is left, and use the rest.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: blocks.append((animation, delayFactor))
    case .active: record(animation, delayFactor: delayFactor)
    case .stopped: preconditionFailure("Animations cannot be added to a stopped animator.")
    }
  }

  /// Adds changes; while active they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what is called at the end, with the position where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Motion

  /// Whether it moves, or waits for its delay to pass.
  public var isRunning: Bool { timeline?.isRunning ?? false }

  /// Whether it plays towards its start. Setting it while running turns round at once.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if let timeline, timeline.isRunning { timeline.resume(forwards: !newValue) }
    }
  }

  /// How much of the way in the direction of play lies behind, 0…1. Setting it makes an
  /// inactive animator active and paused; a running one must be paused first.
  open var fractionComplete: CGFloat {
    get {
      guard let timeline else { return state == .stopped ? stoppedFraction : 0 }
      let now = timeline.clock.now
      let fraction =
        scrubsLinearly ? timeline.wayFraction(at: now) : timeline.timeFraction(at: now)
      return CGFloat(reversed ? 1 - fraction : fraction)
    }
    set {
      precondition(!isRunning, "fractionComplete can be set only while the animator is paused.")
      precondition(state != .stopped, "A stopped animator cannot be scrubbed.")
      if state == .inactive { activate() }
      let fraction = Double(min(max(newValue, 0), 1))
      timeline?.scrub(to: reversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
    }
  }

  /// Starts or goes on.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts after a delay in seconds, 0 or more. A paused animator goes on at once only.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(delay >= 0, "An animator cannot be started with a negative delay.")
    switch state {
    case .inactive:
      precondition(!blocks.isEmpty, "An animator needs animations before it can be started.")
      self.delay = delay
      activate()
      if reversed {
        timeline?.resume(forwards: false, after: delay)
      } else {
        timeline?.run(after: delay)
      }
    case .active:
      guard !isRunning else { return }
      precondition(delay == 0, "A paused animator cannot be started with a delay.")
      timeline?.resume(forwards: !reversed)
    case .stopped:
      preconditionFailure("A stopped animator must be finished before it can be started.")
    }
  }

  /// Holds it where it stands; an inactive animator becomes active without running.
  open func pauseAnimation() {
    precondition(state != .stopped, "A stopped animator cannot be paused.")
    if state == .inactive { return activate() }
    precondition(isInterruptible || !isRunning, "This animator cannot be interrupted.")
    timeline?.pause()
  }

  /// Goes on from a pause with another timing, or with what is left of its own. The factor is
  /// of the animator's duration; 0 takes the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let timeline, state == .active, !timeline.isRunning else {
      preconditionFailure("Only a paused animator can be continued.")
    }
    let passed = timeline.timeFraction(at: timeline.clock.now)
    let left = duration * (reversed ? passed : 1 - passed)
    let time = durationFactor > 0 ? duration * Double(durationFactor) : left
    if let timing = parameters?.timing(duration: time) {
      timeline.resume(forwards: !reversed, curve: timing.curve, duration: timing.duration)
    } else {
      timeline.resume(forwards: !reversed, duration: durationFactor > 0 ? time : nil)
    }
  }

  // MARK: Ending

  /// Ends it where it stands. With `true` that is all, and no completion is called; with `false`
  /// it is stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let timeline else {
      if state == .stopped, withoutFinishing { end() }
      return
    }
    precondition(isInterruptible, "This animator cannot be interrupted.")
    stoppedFraction = fractionComplete
    timeline.stop()
    if withoutFinishing {
      end()
    } else {
      state = .stopped
      stopped = timeline
      self.timeline = nil
    }
  }

  /// Finishes it after it was stopped: moves what it animated to a position and calls the
  /// completions with it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "Only a stopped animator can be finished.")
    stopped?.settle(at: finalPosition.timelinePosition)
    complete(at: finalPosition)
  }

  private var stopped: AnimationTimeline?

  private func requireInactive(_ property: String) {
    precondition(state != .active, "\(property) cannot be changed while the animator is active.")
  }

  private func activate() {
    let timeline = AnimationTimeline(
      duration: UIView.areAnimationsEnabled ? duration : 0, curve: curve,
      blocksInteraction: !isUserInteractionEnabled)
    timeline.onEnd = { [self] finished in
      // Losing some views on the way is no other end.
      if finished || self.timeline?.hasAnimations == true { reachEnd() } else { reach(.current) }
    }
    self.timeline = timeline
    state = .active
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { record(block.changes, delayFactor: block.delayFactor) }
    timeline.seal()
    // Played backwards from the first, it begins at its end.
    if reversed { timeline.scrub(to: 1, linearly: false) }
  }

  private func record(_ changes: () -> Void, delayFactor: CGFloat) {
    guard let timeline else { return }
    let track =
      delayFactor > 0 || timeline.hasMoved
      ? timeline.addTrack(delayFraction: Double(delayFactor)) : timeline.mainTrack
    AnimatorBlock(animator: self, timeline: timeline, track: track).record(changes)
  }

  private func reachEnd() {
    guard !pausesOnCompletion else { return }
    reach(reversed ? .start : .end)
  }

  private func reach(_ position: UIViewAnimatingPosition) {
    timeline?.finish(at: position.timelinePosition)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    end()
    for completion in completions { completion(position) }
  }

  private func end() {
    state = .inactive
    timeline = nil
    stopped = nil
    completions = []
  }
}
