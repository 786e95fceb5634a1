/// What the system keyboard is showing, as far as its height depends on it.
public enum KeyboardKind: String, Sendable, Hashable, CaseIterable {
  /// Letters, numbers or symbols.
  case text
  /// A number, decimal or phone pad. Tablets show their full keyboard instead.
  case numberPad
  /// The emoji panel, with its search field.
  case emoji
  /// No keys, since a hardware keyboard is attached: nothing on a phone, on a tablet the
  /// shortcut bar alone.
  case hardware
}
