/// What the user has asked of motion, in the phone's settings.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether movement is kept to what is needed.
  public var reducesMotion: Bool
  /// Whether, with that, things fade instead of sliding in.
  public var prefersCrossFade: Bool

  /// Full motion unless said otherwise.
  public init(reducesMotion: Bool = false, prefersCrossFade: Bool = false) {
    self.reducesMotion = reducesMotion
    self.prefersCrossFade = prefersCrossFade
  }
}
