extension EnvironmentValues {
  private enum TypingKey: EnvironmentKey {
    static var defaultValue: TypingTraits { TypingTraits() }
  }
  /// How fields are typed into.
  var typing: TypingTraits {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }

  private enum FieldBorderKey: EnvironmentKey {
    static var defaultValue: UITextField.BorderStyle { .none }
  }
  /// The frame around fields.
  var fieldBorder: UITextField.BorderStyle {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }

  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
  }
  /// How text fields look.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

/// What the keyboard of a field follows.
struct TypingTraits: Hashable {
  /// Which keys.
  var keyboardType = UIKeyboardType.default
  /// When the keyboard shifts by itself.
  var autocapitalization = UITextAutocapitalizationType.sentences
  /// Whether words are suggested.
  var autocorrection = UITextAutocorrectionType.default
  /// What the text means.
  var contentType: UITextContentType?
}

extension EnvironmentValues {
  /// Gives a field what its keyboard follows, its tint and its alignment.
  @MainActor
  func apply(to field: UITextField) {
    applyTraits(to: field)
    field.textContentType = typing.contentType
    field.textAlignment = multilineTextAlignment.uiAlignment(layoutDirection)
    field.tintColor = ownTint
  }

  /// Gives a text view what its keyboard follows, its tint and its alignment.
  @MainActor
  func apply(to view: UITextView) {
    applyTraits(to: view)
    view.textContentType = typing.contentType
    view.textAlignment = multilineTextAlignment.uiAlignment(layoutDirection)
    view.tintColor = ownTint
  }

  @MainActor
  private func applyTraits(to input: any UITextInputTraits) {
    input.keyboardType = typing.keyboardType
    input.returnKeyType = submitLabel?.returnKeyType ?? .default
    input.autocapitalizationType = typing.autocapitalization
    input.autocorrectionType = typing.autocorrection
  }
}
