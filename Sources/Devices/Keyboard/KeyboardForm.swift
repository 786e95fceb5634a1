/// The arrangement of a keyboard, on which the number of its rows and keys depends.
public enum KeyboardForm: String, Sendable, Hashable, CaseIterable {
  /// Four rows of up to ten keys.
  case phone
  /// Four rows as on tablets up to 11 inches.
  case pad
  /// Five rows with digits on top, as on tablets of 12.9 inches and more.
  case padLarge
}
