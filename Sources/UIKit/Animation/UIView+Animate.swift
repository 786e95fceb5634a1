extension UIView {
  /// Animates the changes that `animations` makes: the model changes at once, what is seen
  /// follows over `duration` seconds, after `delay` seconds. `completion` learns whether the
  /// animation came to its end. Without duration everything changes at once, and the
  /// completion is called in the next turn.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(duration: duration, delay: delay, options: options)
      .perform(animations, completion: completion)
  }

  /// Animates over `duration` seconds with slow start and end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(duration: duration).perform(animations, completion: completion)
  }

  /// Animates on a spring that settles within `duration` seconds (FACTS 3.6). Damping ratios
  /// from 1 on do not swing; the velocity counts whole distances a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(
      duration: duration, delay: delay, options: options,
      curve: .spring(dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    )
    .perform(animations, completion: completion)
  }

  /// Animates on a spring that feels as long as `duration` seconds and bounces by −1…1
  /// (FACTS 3.7). It runs until it has settled.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    let settled = duration > 0 ? spring.parametersSettlingDuration : 0
    AnimationRequest(
      duration: settled, delay: delay, options: options,
      curve: .fixed(.spring(spring, duration: settled), duration: settled)
    )
    .perform(animations, completion: completion)
  }

  // MARK: Keyframes

  /// Animates in stations: `animations` calls
  /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for each.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(duration: duration, delay: delay, options: options.animationOptions)
      .perform(keyframes: options.calculationMode, animations, completion: completion)
  }

  /// Inside `animateKeyframes`: makes changes that begin and last for fractions of the whole
  /// duration. Anywhere else the changes are made as if this call were not there.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = LayerRecording.recorder as? KeyframeRecorder else { return animations() }
    recorder.recordKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Inside and around blocks

  /// Inside an animation block: animates the changes of `animations` `repeatCount` times, whole
  /// or not, and each time backwards again with `autoreverses`.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current, LayerRecording.recorder != nil else {
      return animations()
    }
    block.animate(repeatCount: Double(count), autoreverses: autoreverses, animations)
  }

  /// Makes changes without animating them, also inside a block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationBlock.areAnimationsEnabled
    AnimationBlock.areAnimationsEnabled = false
    LayerRecording.with(nil, actionsWithoutAnimation)
    AnimationBlock.areAnimationsEnabled = wasEnabled
  }

  /// Switches animation blocks on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate.
  public static var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  /// The duration of the innermost open block in seconds, 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }

  static func layOut(viewsOf layers: [CALayer]) {
    for layer in layers {
      (layer.delegate as? UIView)?.layoutIfNeeded()
    }
  }
}
