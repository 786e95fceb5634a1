extension UIControl {
  /// How a control is. Raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// On and at rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Off.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Free for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
