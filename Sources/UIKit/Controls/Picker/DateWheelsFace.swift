import Foundation

/// A date picker's wheels.
@MainActor
final class DateWheelsFace: UIPickerView, DatePickerFace {
  var onChange: ((DateChoice) -> Void)?

  private var choice: DateChoice
  private var wheels: DateWheels
  /// Words beside the band: those of durations.
  private let units = [UILabel(), UILabel()]

  init(_ choice: DateChoice) {
    self.choice = choice
    wheels = DateWheels(choice)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    for unit in units {
      unit.font = .systemFont(ofSize: 17, weight: .semibold)
      unit.isUserInteractionEnabled = false
      addSubview(unit)
    }
    rebuild()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var naturalSize: CGSize { intrinsicContentSize }

  func show(_ choice: DateChoice, animated: Bool) {
    let isSame =
      choice.calendar == self.choice.calendar && choice.mode == self.choice.mode
      && choice.minuteInterval == self.choice.minuteInterval
    self.choice = choice
    if isSame { turn(animated: animated, isFresh: false) } else { rebuild() }
  }

  private func rebuild() {
    wheels = DateWheels(choice)
    reloadAllComponents()
    for component in wheels.wheels.indices {
      setAlignment(
        wheels.wheels[component] == .wholeDay ? .right : .center, ofComponent: component)
    }
    turn(animated: false, isFresh: true)
    setNeedsLayout()
  }

  private func turn(animated: Bool, isFresh: Bool) {
    for (component, wheel) in wheels.wheels.enumerated() {
      let shown = selectedRow(inComponent: component)
      let row = wheels.row(
        of: choice.date, seconds: choice.duration, in: wheel, near: isFresh ? 0 : shown)
      if row != shown { selectRow(row, inComponent: component, animated: animated) }
    }
    updateUnits()
  }

  // MARK: Units

  private func updateUnits() {
    let texts = wheels.units(of: choice.duration)
    for (place, unit) in units.enumerated() {
      unit.isHidden = place >= texts.count
      unit.text = place < texts.count ? texts[place] : nil
    }
    setNeedsLayout()
  }

  /// Places the words behind the numbers in the band.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !units[0].isHidden else { return }
    let columns = wheels.wheels.indices.map { rowSize(forComponent: $0).width }
    var x = (bounds.width - columns.reduce(0, +) - CGFloat(columns.count - 1) * 5) / 2
    for (unit, width) in zip(units, columns) {
      let size = unit.intrinsicContentSize
      unit.frame = CGRect(
        x: x + width / 2 + 17, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      bringSubviewToFront(unit)
      x += width + 5
    }
  }
}

extension DateWheelsFace: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { wheels.count(of: wheels.wheels[component]) }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { wheels.title(of: row, in: wheels.wheels[component]) }

  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { wheels.width(of: wheels.wheels[component]) }

  /// Takes on what the wheels show; turns them back where that is no date, or out of bounds.
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let rows = wheels.wheels.indices.map { selectedRow(inComponent: $0) }
    if choice.mode == .countDownTimer {
      choice.duration = max(60, wheels.seconds(rows: rows))
    } else {
      choice.date = choice.clamped(wheels.date(rows: rows, from: choice.date))
    }
    turn(animated: true, isFresh: false)
    onChange?(choice)
  }
}
