extension UIView {
  /// Opens an animation in the old style: what changes until `commitAnimations()` is animated.
  /// Name and context are for selectors, which need the Objective-C runtime, and stay unused.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimation().begin()
  }

  /// Starts what was opened last. Without an open animation it does nothing.
  public static func commitAnimations() {
    LegacyAnimation.open.popLast()?.commit()
  }

  /// Sets the duration in seconds, before the first change. It is 0.2 otherwise.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimation.open.last?.request.duration = duration
  }

  /// Sets the delay in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimation.open.last?.request.delay = delay
  }

  /// Sets the curve, before the first change.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    guard let open = LegacyAnimation.open.last else { return }
    open.request.options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }

  /// Sets how often it runs, before the first change.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimation.open.last?.repeatCount = Double(repeatCount)
  }

  /// Sets whether each run is followed by one backwards, before the first change.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimation.open.last?.autoreverses = repeatAutoreverses
  }

  /// Starts from what is shown. All animations do: they add up.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
