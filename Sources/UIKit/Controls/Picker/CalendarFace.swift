import Foundation

/// A date picker as a calendar of one month.
@MainActor
final class CalendarFace: UIView, DatePickerFace {
  private enum Size {
    static let width: CGFloat = 320
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 22
    static let day: CGFloat = 44
    static let time: CGFloat = 50
  }

  var onChange: ((DateChoice) -> Void)?

  private var choice: DateChoice
  private var month: CalendarMonth
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<(7 * CalendarMonth.weeks)).map { _ in CalendarDay() }
  private let timeTitle = UILabel()
  private let time: CompactDateFace

  init(_ choice: DateChoice) {
    self.choice = choice
    month = CalendarMonth(of: choice.date, calendar: choice.calendar)
    var timeOnly = choice
    timeOnly.mode = .time
    time = CompactDateFace(timeOnly)
    super.init(frame: .zero)
    setUp()
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    let look = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    for (button, symbol, step) in [(back, "chevron.left", -1), (forth, "chevron.right", 1)] {
      button.setImage(UIImage(systemName: symbol)?.withConfiguration(look), for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for day in days {
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let date = day?.date { self?.choose(date) }
        }, for: .touchUpInside)
    }
    timeTitle.text = "Time"
    timeTitle.font = .systemFont(ofSize: 17)
    time.isAtEnd = true
    time.onChange = { [weak self] in self?.take($0.date) }
    for view in [title, back, forth, timeTitle, time] + weekdays + days { addSubview(view) }
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.turn(by: step) }
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
  }

  // MARK: Choice

  func show(_ choice: DateChoice, animated: Bool) {
    let isElsewhere =
      choice.calendar != self.choice.calendar
      || CalendarMonth(of: choice.date, calendar: choice.calendar).start
        != CalendarMonth(of: self.choice.date, calendar: choice.calendar).start
    self.choice = choice
    if isElsewhere { month = CalendarMonth(of: choice.date, calendar: choice.calendar) }
    update()
  }

  private func choose(_ day: Date) {
    take(choice.clamped(choice.date(onDayOf: day)))
  }

  private func take(_ date: Date) {
    choice.date = date
    update()
    onChange?(choice)
  }

  private func turn(by months: Int) {
    let next = month.adding(isMirrored ? -months : months)
    guard isAllowed(next) else { return }
    month = next
    update()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether some day of a month is within the limits.
  private func isAllowed(_ month: CalendarMonth) -> Bool {
    let end = month.adding(1).start
    if let minimum = choice.minimum, end <= minimum { return false }
    if let maximum = choice.maximum, month.start > maximum { return false }
    return true
  }

  /// Days take on the new tint.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    title.text = choice.monthText(month.start)
    back.isEnabled = isAllowed(month.adding(-1))
    forth.isEnabled = isAllowed(month.adding(1))
    for (label, name) in zip(weekdays, month.weekdayNames) { label.text = name }
    let today = UIApplication.shared.startDate
    for (place, view) in days.enumerated() {
      let day = month.day(at: place)
      view.show(
        day,
        isToday: day.map { choice.calendar.isDate($0.date, inSameDayAs: today) } ?? false,
        isChosen: day.map { choice.calendar.isDate($0.date, inSameDayAs: choice.date) } ?? false,
        isAllowed: day.map { choice.allows($0.date) } ?? false)
    }
    var timeOnly = choice
    timeOnly.mode = .time
    time.show(timeOnly, animated: false)
    time.isHidden = choice.mode != .dateAndTime
    timeTitle.isHidden = time.isHidden
    setNeedsLayout()
  }

  // MARK: Layout

  var naturalSize: CGSize {
    CGSize(
      width: Size.width,
      height: Size.header + Size.weekdays + CGFloat(CalendarMonth.weeks) * Size.day
        + (choice.mode == .dateAndTime ? Size.time : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / 7
    func place(_ view: UIView, _ box: CGRect) {
      var box = box
      if isMirrored { box.origin.x = bounds.width - box.maxX }
      view.frame = box
    }
    // Words begin where the numbers of the first column do.
    let margin = max(0, (column - 24) / 2)
    place(title, CGRect(x: margin, y: 0, width: bounds.width - 110, height: Size.header))
    place(back, CGRect(x: bounds.width - 88, y: 0, width: 44, height: Size.header))
    place(forth, CGRect(x: bounds.width - 44, y: 0, width: 44, height: Size.header))
    for (number, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: CGFloat(number) * column, y: Size.header, width: column, height: Size.weekdays))
    }
    let top = Size.header + Size.weekdays
    for (number, day) in days.enumerated() {
      place(
        day,
        CGRect(
          x: CGFloat(number % 7) * column, y: top + CGFloat(number / 7) * Size.day,
          width: column, height: Size.day))
    }
    let bottom = top + CGFloat(CalendarMonth.weeks) * Size.day
    place(timeTitle, CGRect(x: margin, y: bottom, width: bounds.width / 2, height: Size.time))
    place(
      time,
      CGRect(
        x: bounds.width / 2, y: bottom, width: bounds.width / 2 - margin, height: Size.time))
  }
}
