/// The chosen value with two chevrons, which opens a menu of all values. In a row of a form the
/// label stands before it and all of the row opens the menu; elsewhere the value stands alone.
struct MenuPicker<Label: View>: View {
  @Environment(\.isInsideForm) private var isInsideForm
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false
  let label: Label
  let choice: PickerChoice

  var body: some View {
    content.modifier(
      MenuModifier(
        items: PickerRows(choice: choice), isPressed: $isPressed, isEnabled: isEnabled,
        fillsRow: isInsideForm, isAtEnd: isInsideForm))
  }

  @ViewBuilder private var content: some View {
    if isInsideForm {
      LabeledControl(label: label, control: value(.secondary))
    } else {
      value(.accentColor)
    }
  }

  private func value(_ ink: Color) -> some View {
    HStack(spacing: 4) {
      choice.index.wrappedValue.map { choice.options[$0].view }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        .font(.footnote.weight(.medium))
    }
    .foregroundColor(isEnabled ? ink : Color(uiColor: .tertiaryLabel))
    .opacity(isPressed ? 0.5 : 1)
  }
}

/// The values as a menu offers them.
private struct PickerRows: View {
  let choice: PickerChoice

  var body: some View {
    ForEach(choice.options.indices, id: \.self) { index in
      let tag = choice.options[index].tag
      Toggle(
        isOn: Binding(
          get: { choice.chosen.wrappedValue == tag }, set: { _ in choice.chosen.wrappedValue = tag }
        )
      ) { choice.options[index].view }
    }
  }
}
