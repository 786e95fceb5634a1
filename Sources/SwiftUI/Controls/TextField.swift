/// A line of text that can be edited.
public struct TextField<Label: View>: View {
  let core: FieldCore

  /// The field.
  public var body: some View { StyledField(core: core) }
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

extension TextField where Label == Text {
  /// A field that grows along an axis: upright with its lines, as far as the line limit.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    core = FieldCore(
      prompt: (prompt ?? Text(titleKey)).string, text: text, grows: axis == .vertical)
  }

  /// A field that grows along an axis: upright with its lines, as far as the line limit.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    core = FieldCore(prompt: String(title), text: text, grows: axis == .vertical)
  }

  /// A field for a value that is written as text in some format. What is typed is taken over when
  /// editing ends, if it can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    core = FieldCore(
      prompt: (prompt ?? Text(titleKey)).string, text: .constant(""),
      formatted: FormattedText(
        show: { format.format(value.wrappedValue) },
        read: { text in
          if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }))
  }
}
