/// The text field of UIKit behind `TextField` and `SecureField`.
struct FieldCore: UIViewRepresentable {
  var prompt: String
  var text: Binding<String>
  var isSecure = false
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  var onCommit: @MainActor () -> Void = {}

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [weak field] _ in
        if let field { coordinator.core.text.wrappedValue = field.text ?? "" }
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.core = self
    context.coordinator.focus.update(field, environment, context.graph)
    let value = text.wrappedValue
    if field.text != value { field.text = value }
    if field.placeholder != prompt { field.placeholder = prompt }
    let looks = TextLooks(environment)
    let font = looks.font(Text.Run(string: ""))
    if field.font != font { field.font = font }
    field.textColor = looks.color(Text.Run(string: ""))
    field.tintColor = environment.accent == .blue ? nil : environment.accent.uiColor
    field.textAlignment = environment.multilineTextAlignment.uiAlignment
    field.borderStyle = environment.fieldBorder
    field.isEnabled = environment.isEnabled
    field.isSecureTextEntry = isSecure
    field.keyboardType = environment.keyboardType
    field.returnKeyType = environment.submitLabel?.returnKeyType ?? .default
    field.autocapitalizationType = environment.autocapitalization
    field.autocorrectionType = environment.autocorrection
    let bar = context.coordinator.bar.view(environment)
    if field.inputAccessoryView !== bar {
      field.inputAccessoryView = bar
      field.reloadInputViews()
    }
  }

  /// As wide as it may be, and as high as a line with the frame around it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let natural = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }
}

/// Takes what a text field tells.
final class FieldCoordinator: UITextFieldDelegate {
  var core: FieldCore
  let focus = FocusKeeper()
  let bar = KeyboardBar()

  init(_ core: FieldCore) {
    self.core = core
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    focus.didBegin()
    core.onEditingChanged(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    focus.didEnd()
    core.onEditingChanged(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    core.onCommit()
    focus.submit(textField)
    return false
  }
}
