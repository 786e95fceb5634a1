/// A button that turns the edit mode of its screen on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// The button.
  public init() {}

  /// "Edit", or "Done" while it is on, in the language of the phone.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(action: toggle) {
      Text(verbatim: (isEditing ? SystemWord.done : SystemWord.edit).text)
        .fontWeight(isEditing ? .semibold : nil)
    }
  }

  private func toggle() {
    withAnimation {
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}
