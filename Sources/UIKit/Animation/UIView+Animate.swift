extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// Whether animations run.
  public static var areAnimationsEnabled: Bool { true }
  /// Runs changes without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Runs changes with animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animations() }
}
