extension UIView {
  /// How a block is animated. The bits are UIKit's; bits 16 to 19 hold the number of a curve, so
  /// that `AnimationOptions(rawValue: 7 << 16)` is the keyboard's (FACTS 3.1).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that changed within the block, so that what is inside them moves too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views take touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown. All animations do: they add up.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Follows each run by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: keeps the duration it names.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: keeps the curve it names.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another block: takes over neither its curve nor its other options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow start and end. The curve without a bit.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even motion.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The number of the curve.
    var curveNumber: Int { Int(rawValue >> 16 & 0xF) }

    /// Views that a transition exchanges are hidden and shown instead of taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// No transition.
    public static let transitionNone: AnimationOptions = []
    /// The view turns over, its left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over, its right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old picture fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over, its top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns over, its bottom edge coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The transition alone, without the other options.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (7 << 20)) }
  }
}
