/// Directions in which the arrow of a popover points. Raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards, from a bubble below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards, from a bubble above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left, from a bubble on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right, from a bubble on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided, or no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
