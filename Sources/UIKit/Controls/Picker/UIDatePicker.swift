/// Wheels for a date, a time or a duration.
///
/// Nothing here knows the time of day: the picker starts with `UIApplication.startDate`, with
/// the Gregorian calendar in American English and Greenwich time, until told otherwise.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What is chosen. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// Day, hour and minute.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
  }

  private let picker = UIPickerView()
  private var wheels: DateWheels
  private var ownDate: Date
  private var ownDuration: TimeInterval = 60

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { rebuild() }
  }

  /// The look that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The look that it has: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  /// The calendar.
  open var calendar: Calendar! {
    didSet { rebuild() }
  }

  /// The language and the habits of writing; American English unless set.
  open var locale: Locale? {
    didSet { rebuild() }
  }

  /// The time zone; Greenwich time unless set. That of the calendar does not count, since it may
  /// be that of this machine.
  open var timeZone: TimeZone? {
    didSet { rebuild() }
  }

  /// The least date, if there is one.
  open var minimumDate: Date? {
    didSet { setDate(ownDate, animated: false) }
  }

  /// The greatest date, if there is one. It does not count where it is before the least.
  open var maximumDate: Date? {
    didSet { setDate(ownDate, animated: false) }
  }

  /// The step of minutes, a divisor of 60 up to 30; other numbers mean 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }

  /// A picker with a frame in its future superview; 320 by 216 points without one.
  public override init(frame: CGRect) {
    (calendar, wheels, ownDate) = Self.initialState
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: picker.bounds.size) : frame)
    setUp()
  }

  /// A picker from an archive.
  public required init?(coder: NSCoder) {
    (calendar, wheels, ownDate) = Self.initialState
    super.init(coder: coder)
    setUp()
  }

  private static let standardLocale = Locale(identifier: "en_US")

  private static var initialState: (Calendar, DateWheels, Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = standardLocale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let date = UIApplication.shared.startDate
    return (
      calendar,
      DateWheels(calendar: calendar, mode: .dateAndTime, minuteInterval: 1, anchor: date), date
    )
  }

  private func setUp() {
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
    rebuild()
  }

  private func rebuild() {
    var calendar: Calendar = self.calendar
    calendar.locale = locale ?? Self.standardLocale
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    wheels = DateWheels(
      calendar: calendar, mode: datePickerMode, minuteInterval: minuteInterval, anchor: ownDate)
    picker.reloadAllComponents()
    for component in wheels.wheels.indices {
      picker.setAlignment(
        wheels.wheels[component] == .wholeDay ? .right : .center, ofComponent: component)
    }
    show(animated: false, isFresh: true)
  }

  // MARK: Value

  /// The date, kept between the least and the greatest. Setting it tells nobody.
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Turns the wheels to a date, telling nobody.
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = clamped(date)
    show(animated: animated, isFresh: false)
  }

  /// The duration in seconds, from one minute to a day less one minute.
  open var countDownDuration: TimeInterval {
    get { ownDuration }
    set {
      ownDuration = min(max(newValue.isNaN ? 60 : newValue, 60), 86_340)
      show(animated: false, isFresh: false)
    }
  }

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return max(date, minimumDate) }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  private func show(animated: Bool, isFresh: Bool) {
    for (component, wheel) in wheels.wheels.enumerated() {
      let shown = picker.selectedRow(inComponent: component)
      let row = wheels.row(
        of: ownDate, seconds: ownDuration, in: wheel, near: isFresh ? 0 : shown)
      if row != shown { picker.selectRow(row, inComponent: component, animated: animated) }
    }
  }

  // MARK: The wheels

  /// As many wheels as the mode has.
  open func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

  /// The rows of a wheel.
  open func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { wheels.count(of: wheels.wheels[component]) }

  /// The text of a row.
  open func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { wheels.title(of: row, in: wheels.wheels[component]) }

  /// The width of a wheel, points.
  open func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { wheels.width(of: wheels.wheels[component]) }

  /// Takes on what the wheels show; turns them back where that is no date, or out of bounds.
  open func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let rows = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
    if datePickerMode == .countDownTimer {
      ownDuration = wheels.seconds(rows: rows)
    } else {
      ownDate = clamped(wheels.date(rows: rows, from: ownDate))
    }
    show(animated: true, isFresh: false)
    sendActions(for: .valueChanged)
  }

  // MARK: Looks and size

  override func stateDidChange() {
    super.stateDidChange()
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : 0.5
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  /// 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.intrinsicContentSize }
}
