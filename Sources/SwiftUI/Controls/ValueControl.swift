/// A control of UIKit that shows and changes one value.
struct ValueControl<Value, Control: UIControl>: UIViewRepresentable {
  let value: Binding<Value>
  let make: () -> Control
  let read: (Control) -> Value
  /// Brings the control up to date with the value.
  let show: (Control, Value) -> Void
  /// Whether the control is as wide as it may be.
  let fillsWidth: Bool

  final class Coordinator {
    var value: Binding<Value>

    init(_ value: Binding<Value>) {
      self.value = value
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(value) }

  func makeUIView(context: Context) -> Control {
    let control = make()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        if let control { coordinator.value.wrappedValue = read(control) }
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: Control, context: Context) {
    context.coordinator.value = value
    control.isEnabled = context.environment.isEnabled
    control.tintColor =
      context.environment.accent == .blue ? nil : context.environment.accent.uiColor
    show(control, value.wrappedValue)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Control, context: Context
  ) -> CGSize? {
    let natural = uiView.sizeThatFits(.zero)
    guard fillsWidth else { return natural }
    return CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
