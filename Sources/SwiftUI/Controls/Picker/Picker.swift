/// A choice among some values. What is chosen is known by the tags of the views inside; those of
/// a `ForEach` have the identities of its elements as tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.host) private var host
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A choice with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// A choice with a label of its own.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The choice as the style shows it.
  public var body: some View {
    let choice = self.choice
    switch style {
    case .automatic, .menu: MenuPicker(label: label, choice: choice)
    case .segmented: SegmentedPicker(choice: choice)
    case .wheel: LabeledControl(label: label, control: WheelPicker(choice: choice))
    case .navigationLink where host.controller?.navigationController != nil:
      LinkPicker(label: label, choice: choice)
    // Where there is no stack of screens, a link would lead nowhere.
    case .inline, .navigationLink: InlinePicker(label: label, choice: choice)
    }
  }

  var choice: PickerChoice {
    PickerChoice(
      options: PickerOption.all(in: content), chosen: chosen, title: ViewParts(label).title ?? "")
  }

  /// The tag of what is chosen. A tag of another kind than the selection chooses nothing.
  private var chosen: Binding<AnyHashable> {
    Binding(
      get: { AnyHashable(selection.wrappedValue) },
      set: { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      })
  }
}

extension Picker where Label == Text {
  /// A choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
