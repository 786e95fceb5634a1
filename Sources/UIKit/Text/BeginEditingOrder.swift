/// When a text field hears that it is being edited: Apple's documents and devices differ
/// (FACTS 4.4). A text view hears it after the keyboard's notices in either case.
public enum BeginEditingOrder: String, Hashable, Sendable, CaseIterable {
  /// Before the keyboard's notices, as seen on devices.
  case observed
  /// After them, as documented.
  case documented
}
