/// How many frames a second a display link would like.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least it can do with.
  public var minimum: Float
  /// The most it has use for.
  public var maximum: Float
  /// What it likes best; 0 leaves the choice to the system.
  public var preferred: Float

  /// A range in frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the display does.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
