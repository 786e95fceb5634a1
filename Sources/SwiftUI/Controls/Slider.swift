/// A knob on a line that chooses a number.
public struct Slider<Value: BinaryFloatingPoint, Label: View, ValueLabel: View>: View {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  let step: Value?
  let least: ValueLabel
  let most: ValueLabel
  let onEditingChanged: @MainActor (Bool) -> Void

  /// The line between its two labels. The label itself is for those who cannot see it.
  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      line
    } else {
      HStack {
        least
        line
        most
      }
    }
  }

  private var line: some View {
    ValueControl<Value, UISlider>(
      value: value, make: { UISlider() }, read: { [self] in stepped(Value($0.value)) },
      show: { [bounds] slider, value, _ in
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        if slider.value != Float(value) { slider.value = Float(value) }
      }, fillsWidth: true, onEditingChanged: onEditingChanged)
  }

  /// The nearest whole number of steps from the lower bound.
  private func stepped(_ value: Value) -> Value {
    guard let step, step > 0 else { return value }
    let steps = ((value - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider between two numbers, told when a finger takes and leaves it.
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider that goes in steps.
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which is not shown.
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  private init(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?, _ least: ValueLabel,
    _ most: ValueLabel, _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.least = least
    self.most = most
    self.onEditingChanged = onEditingChanged
  }

  /// A slider with labels at its ends, and one that is not shown.
  public init(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}
