/// A control of UIKit that shows and changes one value.
struct ValueControl<Value, Control: UIControl>: UIViewRepresentable {
  let value: Binding<Value>
  let make: () -> Control
  let read: (Control) -> Value
  /// Brings the control up to date with the value.
  let show: (Control, Value, EnvironmentValues) -> Void
  /// Whether the control is as wide as it may be.
  let fillsWidth: Bool
  /// Told when a finger goes down on it, and when it is lifted.
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }

  final class Coordinator {
    var control: ValueControl

    init(_ control: ValueControl) {
      self.control = control
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> Control {
    let control = make()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let control else { return }
        coordinator.control.value.wrappedValue = coordinator.control.read(control)
      }, for: .valueChanged)
    let begins = UIAction { _ in coordinator.control.onEditingChanged(true) }
    let ends = UIAction { _ in coordinator.control.onEditingChanged(false) }
    control.addAction(begins, for: .touchDown)
    control.addAction(ends, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return control
  }

  func updateUIView(_ control: Control, context: Context) {
    context.coordinator.control = self
    control.isEnabled = context.environment.isEnabled
    control.tintColor = context.environment.ownTint
    show(control, value.wrappedValue, context.environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Control, context: Context
  ) -> CGSize? {
    let natural = uiView.sizeThatFits(.zero)
    guard fillsWidth else { return natural }
    return CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

extension EnvironmentValues {
  /// The tint that controls of UIKit get; `nil` for the usual one.
  var ownTint: UIColor? { accent == .blue ? nil : accent.uiColor }
}
