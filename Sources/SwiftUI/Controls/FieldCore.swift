import Foundation

/// The text field of UIKit behind `TextField` and `SecureField`.
struct FieldCore: UIViewRepresentable {
  /// What stands there while it is empty.
  var prompt: Text
  var text: Binding<String>
  var isSecure = false
  /// Whether it grows with its lines.
  var grows = false
  /// What is shown and read instead of `text`, if the field is for another kind of value.
  var formatted: FormattedText?
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  var onCommit: @MainActor () -> Void = {}

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [weak field] _ in
        guard let field, coordinator.core.formatted == nil else { return }
        coordinator.core.text.wrappedValue = field.text ?? ""
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.core = self
    context.coordinator.focus.update(field, environment, context.graph)
    context.coordinator.locale = environment.textLocale
    let value = formatted?.show(environment.textLocale) ?? text.wrappedValue
    // What is typed for a value stands until editing ends.
    if field.text != value, formatted == nil || !field.isEditing { field.text = value }
    let looks = TextLooks(environment)
    show(prompt, looks, in: field)
    let font = looks.font
    if field.font != font { field.font = font }
    field.textColor = looks.color
    environment.apply(to: field)
    field.borderStyle = environment.fieldBorder
    field.isEnabled = environment.isEnabled
    field.isSecureTextEntry = isSecure
    let bar = context.coordinator.bar.view(environment)
    if field.inputAccessoryView !== bar {
      field.inputAccessoryView = bar
      field.reloadInputViews()
    }
  }

  /// A prompt without looks of its own has those of placeholders.
  private func show(_ prompt: Text, _ looks: TextLooks, in field: UITextField) {
    if prompt.runs.allSatisfy({ $0 == Text.Run($0.source) }) {
      let string = prompt.runs.map(looks.string).joined()
      if field.placeholder != string { field.placeholder = string }
    } else {
      let string = looks.attributed(prompt, ink: .placeholderText)
      if field.attributedPlaceholder != string { field.attributedPlaceholder = string }
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

/// A value that a field shows as text.
struct FormattedText {
  let show: @MainActor (Locale) -> String
  let read: @MainActor (String, Locale) -> Void
}

/// Takes what a text field tells.
final class FieldCoordinator: UITextFieldDelegate {
  var core: FieldCore
  /// How values are written and read.
  var locale = EnvironmentValues().textLocale
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
    takeValue(textField)
    focus.didEnd()
    core.onEditingChanged(false)
  }

  /// What cannot be read gives way to the value there is.
  private func takeValue(_ textField: UITextField) {
    guard let formatted = core.formatted else { return }
    formatted.read(textField.text ?? "", locale)
    textField.text = formatted.show(locale)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    takeValue(textField)
    core.onCommit()
    focus.submit(textField)
    return false
  }
}
