/// A line of text that can be edited.
public struct TextField<Label: View>: View {
  let core: FieldCore

  /// The field.
  public var body: some View { core }
}

extension TextField where Label == Text {
  /// A field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = FieldCore(prompt: titleKey.text, text: text)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = FieldCore(prompt: String(title), text: text)
  }

  /// A field with a placeholder of its own.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = FieldCore(prompt: (prompt ?? Text(titleKey)).string, text: text)
  }

  /// A field that tells when editing begins and ends, and when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    core = FieldCore(
      prompt: titleKey.text, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    core = FieldCore(prompt: titleKey.text, text: text, onCommit: onCommit)
  }
}
