/// Text of many lines that can be edited. It scrolls by itself and takes all that it is offered.
public struct TextEditor: View {
  let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The editor.
  public var body: some View { EditorCore(text: text) }
}

private struct EditorCore: UIViewRepresentable {
  let text: Binding<String>

  final class Coordinator: UITextViewDelegate {
    var text: Binding<String>
    let focus = FocusKeeper()
    let bar = KeyboardBar()

    init(_ text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }

    func textViewDidBeginEditing(_ textView: UITextView) { focus.didBegin() }
    func textViewDidEndEditing(_ textView: UITextView) { focus.didEnd() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.focus.update(view, environment, context.graph)
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    let looks = TextLooks(environment)
    let font = looks.font(Text.Run(string: ""))
    if view.font != font { view.font = font }
    view.textColor = looks.color(Text.Run(string: ""))
    view.textAlignment = environment.multilineTextAlignment.uiAlignment
    view.isEditable = environment.isEnabled
    view.keyboardType = environment.keyboardType
    view.returnKeyType = environment.submitLabel?.returnKeyType ?? .default
    view.autocapitalizationType = environment.autocapitalization
    view.autocorrectionType = environment.autocorrection
    let bar = context.coordinator.bar.view(environment)
    if view.inputAccessoryView !== bar {
      view.inputAccessoryView = bar
      view.reloadInputViews()
    }
    view.backgroundColor = environment.isInsideForm ? .clear : .systemBackground
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
