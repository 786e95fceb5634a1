import Foundation

/// A choice of a date, a time or a duration: in fields that open a calendar, in a calendar, or
/// with wheels.
///
/// Nothing here knows the time of day: the picker starts with `UIApplication.startDate`, with
/// the Gregorian calendar in American English and Greenwich time, until told otherwise.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
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

  private var face: any DatePickerFace
  private var faceStyle: UIDatePickerStyle
  private var ownDate: Date
  private var ownDuration: TimeInterval = 60

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { update(animated: false) }
  }

  /// The look that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { update(animated: false) }
  }

  /// The look that it has. Durations, and times without a day in a calendar, have wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .wheels: .wheels
    case .automatic, .compact: datePickerMode == .countDownTimer ? .wheels : .compact
    case .inline: datePickerMode == .date || datePickerMode == .dateAndTime ? .inline : .wheels
    }
  }

  /// The calendar.
  open var calendar: Calendar! {
    didSet { update(animated: false) }
  }

  /// The language and the habits of writing; American English unless set.
  open var locale: Locale? {
    didSet { update(animated: false) }
  }

  /// The time zone; Greenwich time unless set. That of the calendar does not count, since it may
  /// be that of this machine.
  open var timeZone: TimeZone? {
    didSet { update(animated: false) }
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
      update(animated: false)
    }
  }

  /// A picker with a frame in its future superview; of its natural size without one.
  public override init(frame: CGRect) {
    let choice = Self.initialChoice
    (calendar, ownDate) = (choice.calendar, choice.date)
    face = CompactDateFace(choice)
    faceStyle = .compact
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: face.naturalSize) : frame)
    install()
  }

  /// A picker from an archive.
  public required init?(coder: NSCoder) {
    let choice = Self.initialChoice
    (calendar, ownDate) = (choice.calendar, choice.date)
    face = CompactDateFace(choice)
    faceStyle = .compact
    super.init(coder: coder)
    install()
  }

  private static let standardLocale = Locale(identifier: "en_US")

  private static var initialChoice: DateChoice {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = standardLocale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return DateChoice(
      calendar: calendar, mode: .dateAndTime, minuteInterval: 1,
      date: UIApplication.shared.startDate, duration: 60)
  }

  private var choice: DateChoice {
    var calendar: Calendar = self.calendar
    calendar.locale = locale ?? Self.standardLocale
    if let locale { calendar.firstWeekday = Self.firstWeekday(of: locale) }
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return DateChoice(
      calendar: calendar, mode: datePickerMode, minuteInterval: minuteInterval, date: ownDate,
      duration: ownDuration, minimum: minimumDate, maximum: maximumDate)
  }

  /// On which day weeks begin where a locale is used; Sunday is 1.
  private static func firstWeekday(of locale: Locale) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.firstWeekday
  }

  // MARK: Looks

  private func update(animated: Bool) {
    guard faceStyle == datePickerStyle else { return replaceFace() }
    let size = face.naturalSize
    face.show(choice, animated: animated)
    if face.naturalSize != size { invalidateIntrinsicContentSize() }
  }

  private func replaceFace() {
    let isNatural = bounds.size == face.naturalSize
    face.removeFromSuperview()
    faceStyle = datePickerStyle
    face =
      switch faceStyle {
      case .wheels: DateWheelsFace(choice)
      case .inline: CalendarFace(choice)
      case .automatic, .compact: CompactDateFace(choice)
      }
    if isNatural { bounds.size = face.naturalSize }
    install()
    invalidateIntrinsicContentSize()
  }

  private func install() {
    face.frame = bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    face.onChange = { [weak self] in self?.userDidChoose($0) }
    showState()
  }

  private func userDidChoose(_ choice: DateChoice) {
    ownDate = choice.date
    ownDuration = choice.duration
    if faceStyle == .compact { invalidateIntrinsicContentSize() }
    sendActions(for: .valueChanged)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func showState() {
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : 0.5
    let ends: Set<ContentHorizontalAlignment> = [.trailing, .right]
    (face as? CompactDateFace)?.isAtEnd = ends.contains(contentHorizontalAlignment)
  }

  /// Where the fields stand in a frame that is wider than they are.
  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { showState() }
  }

  // MARK: Value

  /// The date, kept between the least and the greatest. Setting it tells nobody.
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Shows a date, telling nobody.
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = choice.clamped(date)
    update(animated: animated)
  }

  /// The duration in seconds, from one minute to a day less one minute.
  open var countDownDuration: TimeInterval {
    get { ownDuration }
    set {
      ownDuration = min(max(newValue.isNaN ? 60 : newValue, 60), 86_340)
      update(animated: false)
    }
  }

  // MARK: Size

  /// The size that suits the look: wheels 320 by 216 points, a calendar 320 points wide, fields
  /// as wide as what is in them.
  open override var intrinsicContentSize: CGSize { face.naturalSize }

  /// The same, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.naturalSize }
}
