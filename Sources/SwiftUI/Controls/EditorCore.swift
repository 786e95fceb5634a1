/// The text view of UIKit behind `TextEditor` and fields that grow.
struct EditorCore: UIViewRepresentable {
  let text: Binding<String>
  /// What a field that grows shows while it is empty; `nil` for an editor.
  var prompt: String?

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

  func makeUIView(context: Context) -> PromptedTextView {
    let view = PromptedTextView()
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = context.coordinator
    if prompt != nil {
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.isScrollEnabled = false
    }
    return view
  }

  func updateUIView(_ view: PromptedTextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.focus.update(view, environment, context.graph)
    let value = text.wrappedValue
    if view.text != value { view.text = value }
    let looks = TextLooks(environment)
    let font = looks.font
    if view.font != font { view.font = font }
    view.textColor = looks.color
    view.show(prompt: value.isEmpty ? prompt : nil)
    environment.apply(to: view)
    view.isEditable = environment.isEnabled
    let bar = context.coordinator.bar.view(environment)
    if view.inputAccessoryView !== bar {
      view.inputAccessoryView = bar
      view.reloadInputViews()
    }
    let isPlain = environment.isInsideForm || prompt != nil
    view.backgroundColor = isPlain ? .clear : .systemBackground
  }

  /// A field that grows is as high as its lines, between the least and the most.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PromptedTextView, context: Context
  ) -> CGSize? {
    guard prompt != nil else { return proposal.replacingUnspecifiedDimensions() }
    let width = proposal.width ?? 200
    let line = uiView.font?.lineHeight ?? 20
    let natural = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let environment = context.environment
    let least = line * CGFloat(environment.leastLines)
    let most = environment.lineLimit.map { line * CGFloat($0) } ?? .infinity
    if proposal.width != nil { uiView.isScrollEnabled = natural > most + 1 }
    return CGSize(width: width, height: min(max(natural, line, least), max(most, least)))
  }
}

/// A text view with a text that stands there while it is empty.
final class PromptedTextView: UITextView {
  private let label = UILabel()

  func show(prompt: String?) {
    label.text = prompt
    label.font = font
    label.textColor = .placeholderText
    if prompt == nil {
      label.removeFromSuperview()
    } else if label.superview == nil {
      addSubview(label)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard label.superview != nil else { return }
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: min(size.width, bounds.width), height: size.height)
  }
}
