/// The kind of a device.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
}
