/// What a caller asks of an animation, before an outer block has its say.
struct AnimationRequest {
  enum Curve {
    /// The curve that the options name.
    case byOptions
    /// A spring that fits the duration (FACTS 3.6).
    case spring(dampingRatio: Double, velocity: Double)
    /// A curve that brings its own duration.
    case fixed(TimingCurve, duration: TimeInterval)
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var curve = Curve.byOptions

  /// The duration and the curve when nothing is inherited.
  private var ownTiming: (duration: TimeInterval, curve: TimingCurve) {
    let number = UIView.AnimationCurve(rawValue: options.curveNumber)
    if number == .keyboard { return (duration, .keyboard) }
    switch curve {
    case .byOptions:
      return (duration, number?.timingCurve ?? .bezier(.easeInOut))
    case .spring(let ratio, let velocity):
      let spring = SpringTiming(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      return (duration, .spring(spring, duration: duration))
    case .fixed(let curve, let duration):
      return (duration, curve)
    }
  }

  /// Opens the block that this request makes inside `outer`, which passes on its duration, its
  /// curve and its options unless they are overridden.
  @MainActor
  func open(inside outer: AnimationBlock?, completion: ((Bool) -> Void)?) -> AnimationBlock {
    var (duration, curve) = ownTiming
    var options = self.options
    if let outer {
      let keepsOptions = options.contains(.overrideInheritedOptions)
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve), !keepsOptions { curve = outer.curve }
      if !keepsOptions {
        options.formUnion(
          outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
      }
    }
    // The keyboard's curve takes its own time, except that no time stays no time.
    if curve == .keyboard, duration > 0 { duration = SpringTiming.keyboardDuration }
    return AnimationBlock(
      duration: duration, delay: delay, curve: curve, options: options, completion: completion)
  }

  /// Runs `changes` as this request says. A block that takes no time, or one while animations
  /// are switched off, changes everything at once and completes in the next turn.
  @MainActor
  func perform(
    keyframes mode: CAAnimationCalculationMode? = nil, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.current
    if let animator = outer as? AnimatorBlock,
      !options.contains(.overrideInheritedDuration), AnimationBlock.areAnimationsEnabled
    {
      animator.take(keyframes: mode, changes, completion: completion)
      return
    }
    let block = open(inside: outer, completion: completion)
    if block.duration <= 0 || !AnimationBlock.areAnimationsEnabled {
      block.with(nil, changes)
    } else if let mode {
      block.animateKeyframes(mode: mode, changes)
    } else {
      block.animate(changes)
    }
    block.close()
  }
}
