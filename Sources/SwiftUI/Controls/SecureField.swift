/// A line of text that is kept from view.
public struct SecureField<Label: View>: View {
  let core: FieldCore

  /// The field.
  public var body: some View { StyledField(core: core) }
}

extension SecureField where Label == Text {
  /// A field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = FieldCore(prompt: titleKey.text, text: text, isSecure: true)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = FieldCore(prompt: String(title), text: text, isSecure: true)
  }

  /// A field with a placeholder that tells when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    core = FieldCore(prompt: titleKey.text, text: text, isSecure: true, onCommit: onCommit)
  }
}
