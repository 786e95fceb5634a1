/// How the system draws its keyboard.
public enum KeyboardLook: String, Sendable, Hashable, CaseIterable {
  /// Flat tray, keys with a hard shadow: iOS 15 to 18, and newer systems under older apps.
  case classic
  /// Round tray, round keys without shadows: iOS 26. Approximate (FACTS 2.7).
  case rounded
}
