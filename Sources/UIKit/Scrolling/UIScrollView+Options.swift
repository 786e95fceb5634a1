extension UIScrollView {
  /// How fast scrolling slows down: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left.
    public var rawValue: CGFloat

    /// A rate by the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Along which axes the safe area is added to the content's insets (FACTS 5.4).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below in any case for the main scroll view of a
    /// controller.
    case automatic = 0
    /// Where the content is larger than the bounds or bouncing is forced.
    case scrollableAxes = 1
    /// Nowhere.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// The ink of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light ground, light on dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// When dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// As soon as a drag begins. An accessory of a responder further up stays.
    case onDrag = 1
    /// The keyboard follows the finger, and goes if that lets go on its way down. An accessory
    /// of a responder further up stays.
    case interactive = 2
    /// As soon as a drag begins, with any accessory.
    case onDragWithAccessory = 3
    /// The keyboard follows the finger, and goes if that lets go on its way down, with any
    /// accessory.
    case interactiveWithAccessory = 4
  }
}
