/// The wheel of UIKit.
struct WheelPicker: UIViewRepresentable {
  let choice: PickerChoice

  final class Coordinator: UIPickerViewDataSource, UIPickerViewDelegate {
    var choice: PickerChoice

    init(_ choice: PickerChoice) {
      self.choice = choice
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      choice.options.count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { choice.options[row].title }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      choice.index.wrappedValue = row
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(choice) }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UIPickerView, context: Context) {
    let old = context.coordinator.choice.options
    context.coordinator.choice = choice
    view.isUserInteractionEnabled = context.environment.isEnabled
    if old.map(\.title) != choice.options.map(\.title) { view.reloadAllComponents() }
    guard let index = choice.index.wrappedValue, view.selectedRow(inComponent: 0) != index else {
      return
    }
    view.selectRow(index, inComponent: 0, animated: view.window != nil)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? {
    let natural = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }
}
