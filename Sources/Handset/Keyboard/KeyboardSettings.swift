/// What types on a phone.
public struct KeyboardSettings: Hashable, Sendable {
  /// Where typed text comes from.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The drawn keyboard rises when something is typed into.
    case software
    /// A keyboard is plugged in: a phone shows no keys, a tablet only the bar above them
    /// (FACTS 2.5).
    case hardware
    /// Nothing rises, as when the simulator's software keyboard is toggled off.
    case off
  }

  /// Where typed text comes from.
  public var mode: Mode
  /// Whether the user lets words be suggested; without, phones have no bar above the keys.
  public var isPredictive: Bool

  /// By default the drawn keyboard, with suggestions.
  public init(mode: Mode = .software, isPredictive: Bool = true) {
    self.mode = mode
    self.isPredictive = isPredictive
  }
}
