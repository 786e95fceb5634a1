/// A line of text that can be edited.
public struct TextField<Label: View>: View {
  let core: FieldCore

  init(core: FieldCore) {
    self.core = core
  }

  /// The field.
  public var body: some View { StyledField(core: core) }

  /// A field with a label, which stands there while it is empty if there is no prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    core = FieldCore(prompt: prompt ?? ViewParts(label()).text, text: text)
  }

  /// A field with a label that grows along an axis: upright with its lines, as far as the line
  /// limit.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    core = FieldCore(
      prompt: prompt ?? ViewParts(label()).text, text: text, grows: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// A field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = FieldCore(prompt: Text(titleKey), text: text)
  }

  /// A field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = FieldCore(prompt: Text(title), text: text)
  }

  /// A field with a placeholder of its own.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = FieldCore(prompt: prompt ?? Text(titleKey), text: text)
  }

  /// A field with a placeholder of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    core = FieldCore(prompt: prompt ?? Text(title), text: text)
  }

  /// A field that tells when editing begins and ends, and when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    core = FieldCore(
      prompt: Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field that tells when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    core = FieldCore(prompt: Text(titleKey), text: text, onCommit: onCommit)
  }

  /// A field that grows along an axis: upright with its lines, as far as the line limit.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    core = FieldCore(prompt: prompt ?? Text(titleKey), text: text, grows: axis == .vertical)
  }

  /// A field that grows along an axis: upright with its lines, as far as the line limit.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    core = FieldCore(prompt: prompt ?? Text(title), text: text, grows: axis == .vertical)
  }
}

extension ViewParts {
  /// The title as text.
  var text: Text { Text(verbatim: title ?? "") }
}
