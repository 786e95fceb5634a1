/// A label with buttons for more and less.
public struct Stepper<Label: View>: View {
  let label: Label
  /// What more and less do; `nil` while the end is reached.
  let more: (@MainActor () -> Void)?
  let less: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void

  /// A label of one's own; a button without an action is off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    more = onIncrement
    less = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// The label at one end, the buttons at the other.
  public var body: some View {
    LabeledControl(
      label: label,
      control: ValueControl<Double, UIStepper>(
        value: Binding(get: { 0 }, set: { $0 > 0 ? more?() : less?() }),
        make: { UIStepper() },
        // The control counts from the middle and is put back there after each step.
        read: { stepper in
          defer { stepper.value = 0 }
          return stepper.value
        },
        show: { stepper, _, _ in
          stepper.maximumValue = more == nil ? 0 : 1
          stepper.minimumValue = less == nil ? 0 : -1
        }, fillsWidth: false, onEditingChanged: onEditingChanged
      ).inRow())
  }
}

extension Stepper {
  /// Buttons that change a value by a step.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Buttons that change a value by a step, between two others.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func change(by step: V.Stride) -> @MainActor () -> Void {
      {
        let wanted = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(wanted, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? change(by: step) : nil,
      onDecrement: now > bounds.lowerBound ? change(by: -step) : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A title; a button without an action is off.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Buttons that change a value by a step.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Buttons that change a value by a step, between two others.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
