/// A knob on a line that chooses a number.
public struct Slider<Value: BinaryFloatingPoint>: View {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>

  /// A slider between two numbers.
  public init(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {
    self.value = value
    self.bounds = bounds
  }

  /// A slider of UIKit.
  public var body: some View {
    ValueControl<Value, UISlider>(
      value: value, make: { UISlider() }, read: { Value($0.value) },
      show: { [bounds] slider, value in
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        if slider.value != Float(value) { slider.value = Float(value) }
      }, fillsWidth: true)
  }
}
