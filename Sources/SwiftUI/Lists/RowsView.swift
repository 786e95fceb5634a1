/// What list and form are.
struct RowsView<Content: View>: View {
  @Environment(\.listStyle) private var look
  @Environment(\.editMode) private var editMode
  let content: Content
  var selection: ListSelection?

  var body: some View {
    RowsCore(content: content, look: look, state: state, selection: selection)
      .environment(\.isInsideForm, true)
  }

  /// Several rows can be chosen only while the list is edited.
  private var state: ListState {
    let isEditing = editMode?.wrappedValue.isEditing == true
    var state = ListState(isEditing: isEditing)
    if let selection {
      state.chosen = selection.read()
      state.choosing = !selection.isMultiple ? .one : isEditing ? .several : .none
    }
    return state
  }
}

private struct RowsCore<Content: View>: View, PrimitiveView {
  let content: Content
  let look: ListLook
  let state: ListState
  let selection: ListSelection?

  func makeNode(_ context: NodeContext) -> ViewNode {
    let list = ListElement()
    let element = ScrollElement(list)
    element.defaults.bouncesVertically = true
    element.reachedEdges = .all
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { view in
        list.look = view.look
        list.choose = { view.selection?.toggle($0) }
        list.state = view.state
      },
      fill: .sections { list.sections = $0 },
      environment: { environment in
        element.environmentDidChange(environment)
        list.environment = environment
        let ground: UIColor =
          environment.listStyle.isGrouped ? .systemGroupedBackground : .systemBackground
        element.scrollView.backgroundColor =
          environment.scrollContentBackground == .hidden ? .clear : ground
      })
  }
}
