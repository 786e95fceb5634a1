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
  /// What the text means, so that the keyboard can offer to fill it in.
  var textContentType: UITextContentType? { get }
  /// Whether words that are spelt wrongly are pointed out, and better ones offered.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces follow when words are cut, deleted or pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
}

/// What Apple's protocol makes optional.
extension UITextInputTraits {
  /// Nothing in particular.
  public var textContentType: UITextContentType? { nil }
  /// Where words are suggested.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the user has it.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the user has it.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// No.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
}
