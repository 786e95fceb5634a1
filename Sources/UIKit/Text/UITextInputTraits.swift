/// How the keyboard should be for something that can be typed into.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which keys.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// When the keyboard shifts by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are suggested; without, there is no predictive bar.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the return key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is kept from view.
  var isSecureTextEntry: Bool { get set }
}
