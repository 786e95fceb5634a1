/// The segments of UIKit. They show the titles or the pictures of the values, not the label.
struct SegmentedPicker: View {
  let choice: PickerChoice

  var body: some View {
    ValueControl<Int?, UISegmentedControl>(
      value: choice.index, make: { UISegmentedControl(items: nil) },
      read: { $0.selectedSegmentIndex },
      show: { [options = choice.options] control, index, _ in
        Self.fill(control, with: options)
        let wanted = index ?? UISegmentedControl.noSegment
        if control.selectedSegmentIndex != wanted { control.selectedSegmentIndex = wanted }
      }, fillsWidth: true)
  }

  private static func fill(_ control: UISegmentedControl, with options: [PickerOption]) {
    while control.numberOfSegments > options.count {
      control.removeSegment(at: control.numberOfSegments - 1, animated: false)
    }
    for (index, option) in options.enumerated() {
      if index >= control.numberOfSegments {
        control.insertSegment(withTitle: nil, at: index, animated: false)
      }
      if let image = option.image, option.title.isEmpty {
        if control.imageForSegment(at: index) !== image {
          control.setImage(image, forSegmentAt: index)
        }
      } else if control.titleForSegment(at: index) != option.title {
        control.setTitle(option.title, forSegmentAt: index)
      }
    }
  }
}
