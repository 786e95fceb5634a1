extension Animation {
  /// Makes changes to views and shows them over time.
  @MainActor
  func perform(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    var options: UIView.AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    let changes = repeated(changes)
    switch curve {
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    case .easeInOut: break
    case .keyboard: options.insert(UIView.AnimationOptions(rawValue: 7 << 16))
    case .spring(let bounce):
      return UIView.animate(
        springDuration: duration, bounce: CGFloat(bounce), delay: delay, options: options,
        animations: changes
      ) { _ in completion() }
    case .bezier(let x1, let y1, let x2, let y2):
      let animator = UIViewPropertyAnimator(
        duration: duration, controlPoint1: CGPoint(x: x1, y: y1),
        controlPoint2: CGPoint(x: x2, y: y2), animations: changes)
      animator.addCompletion { _ in completion() }
      return animator.startAnimation(afterDelay: delay)
    }
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: changes
    ) { _ in completion() }
  }

  @MainActor
  private func repeated(_ changes: @escaping () -> Void) -> () -> Void {
    guard repeatCount != 1 else { return changes }
    let (count, reverses) = (CGFloat(repeatCount), autoreverses)
    return {
      UIView.modifyAnimations(
        withRepeatCount: count, autoreverses: reverses, animations: changes)
    }
  }
}
