/// Whether a part of the interface lies on the ground of the screen or above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not decided.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above it, as sheets are: dark grounds are lighter there (APPEARANCE 3.1).
  case elevated = 1
}
