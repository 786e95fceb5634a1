/// A line of text that is kept from view.
public struct SecureField<Label: View>: View {
  let core: FieldCore

  private init(
    _ prompt: Text, _ text: Binding<String>, onCommit: @escaping @MainActor () -> Void = {}
  ) {
    core = FieldCore(prompt: prompt, text: text, isSecure: true, onCommit: onCommit)
  }

  /// The field.
  public var body: some View { StyledField(core: core) }

  /// A field with a label, which stands there while it is empty if there is no prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(prompt ?? ViewParts(label()).text, text)
  }
}

extension SecureField where Label == Text {
  /// A field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text)
  }

  /// A field with a placeholder of its own.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(titleKey), text)
  }

  /// A field with a placeholder of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt ?? Text(title), text)
  }

  /// A field with a placeholder that tells when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), text, onCommit: onCommit)
  }
}
