/// A label at one end and a control at the other; the control alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let label: Label
  let control: Control

  var body: some View {
    if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

extension View {
  /// A control that reaches into the padding of its row, so that the row is no higher than one of
  /// text.
  func inRow() -> some View { RowControl(content: self) }
}

private struct RowControl<Content: View>: View {
  @Environment(\.isInsideForm) private var isInsideForm
  let content: Content

  var body: some View { content.padding(.vertical, isInsideForm ? -5 : 0) }
}

/// A label at one end and a value at the other.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A label and what belongs to it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and what belongs to it in grey.
  public var body: some View {
    LabeledControl(label: label, control: content.foregroundStyle(.secondary))
  }
}

extension LabeledContent where Label == Text {
  /// A title and what belongs to it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text {
  /// A title and what belongs to it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// A title and a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A title and a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// A title and a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
