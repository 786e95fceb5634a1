/// A row for the label and one for each value; the chosen one has a check mark.
struct InlinePicker<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let label: Label
  let choice: PickerChoice

  var body: some View {
    if !labelsHidden { label.foregroundStyle(.secondary) }
    OptionRows(choice: choice)
  }
}

/// A row for each value.
private struct OptionRows: View {
  let choice: PickerChoice
  var afterChoice: @MainActor () -> Void = {}

  var body: some View {
    ForEach(choice.options.indices, id: \.self) { index in
      let option = choice.options[index]
      Button {
        choice.chosen.wrappedValue = option.tag
        afterChoice()
      } label: {
        HStack {
          option.view
          Spacer()
          if choice.chosen.wrappedValue == option.tag {
            Image(systemName: "checkmark").font(.body.weight(.semibold))
              .foregroundColor(.accentColor)
          }
        }
      }
      .buttonStyle(.plain)
      .environment(\.fillsRow, true)
    }
  }
}

/// A row with the chosen value that leads to a screen of all.
struct LinkPicker<Label: View>: View {
  let label: Label
  let choice: PickerChoice

  var body: some View {
    NavigationLink {
      OptionScreen(choice: choice)
    } label: {
      LabeledControl(label: label, control: chosenView.foregroundStyle(.secondary))
    }
  }

  private var chosenView: some View {
    choice.index.wrappedValue.map { choice.options[$0].view }
  }
}

/// All values; choosing one leads back.
private struct OptionScreen: View {
  @Environment(\.dismiss) private var dismiss
  let choice: PickerChoice

  var body: some View {
    List { OptionRows(choice: choice) { dismiss() } }
      .navigationTitle(choice.title)
      .navigationBarTitleDisplayMode(.inline)
  }
}
