/// A label with buttons for more and less.
public struct Stepper<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double
  let label: Label

  /// The label at one end, the buttons at the other.
  public var body: some View {
    if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    ValueControl<Double, UIStepper>(
      value: value, make: { UIStepper() }, read: { $0.value },
      show: { [bounds, step] stepper, value in
        stepper.minimumValue = bounds.lowerBound
        stepper.maximumValue = bounds.upperBound
        stepper.stepValue = step
        if stepper.value != value { stepper.value = value }
      }, fillsWidth: false)
  }
}

extension Stepper where Label == Text {
  /// Buttons that change a number by a step, between two others.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>,
    step: Int = 1
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Int($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
    label = Text(titleKey)
  }

  /// Buttons that change a number by a step, between two others.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<Double>, in bounds: ClosedRange<Double>,
    step: Double = 1
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    label = Text(titleKey)
  }
}
