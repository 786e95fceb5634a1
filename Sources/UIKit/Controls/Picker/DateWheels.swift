/// What the wheels of a date picker show for a calendar: rows to dates and back.
struct DateWheels {
  enum Wheel {
    case month, day, year
    /// A day with its weekday and month.
    case wholeDay
    case hour, minute
    /// Before or after noon.
    case half
    case hours, minutes
  }

  /// Wheels that go round have their rows this many times.
  private static let rounds = 200
  private static let years = 9999
  /// Days before and after the one that is shown first.
  private static let days = 5000

  var calendar: Calendar
  var mode: UIDatePicker.Mode
  var minuteInterval: Int
  /// The day in the middle of the wheel of whole days.
  var anchor: Date

  private let hasHalves: Bool
  private let order: [Wheel]
  private let dayFormatter: DateFormatter

  init(calendar: Calendar, mode: UIDatePicker.Mode, minuteInterval: Int, anchor: Date) {
    self.calendar = calendar
    self.mode = mode
    self.minuteInterval = minuteInterval
    self.anchor = calendar.startOfDay(for: anchor)
    func format(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale)
        ?? template
    }
    hasHalves = format("j").contains("a")
    let places = format("yMMMMd")
    order = [("M", Wheel.month), ("d", .day), ("y", .year)]
      .map { (places.firstIndex(of: Character($0.0)) ?? places.endIndex, $0.1) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    dayFormatter = DateFormatter()
    dayFormatter.calendar = calendar
    dayFormatter.locale = calendar.locale
    dayFormatter.timeZone = calendar.timeZone
    dayFormatter.dateFormat = format("EEEMMMd").replacingOccurrences(of: ",", with: "")
  }

  /// The wheels for a choice, with its day in the middle of the wheel of whole days.
  init(_ choice: DateChoice) {
    self.init(
      calendar: choice.calendar, mode: choice.mode, minuteInterval: choice.minuteInterval,
      anchor: choice.date)
  }

  var wheels: [Wheel] {
    let time: [Wheel] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    return switch mode {
    case .time: time
    case .date: order
    case .dateAndTime: [.wholeDay] + time
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private var hoursOfWheel: Int { hasHalves ? 12 : 24 }
  private var minuteCount: Int { 60 / minuteInterval }

  // MARK: Rows

  /// How many different rows there are before they come again.
  private func period(of wheel: Wheel) -> Int {
    switch wheel {
    case .month: 12
    case .day: 31
    case .year: Self.years
    case .wholeDay: 2 * Self.days + 1
    case .hour: hoursOfWheel
    case .minute, .minutes: minuteCount
    case .half: 2
    case .hours: 24
    }
  }

  private func goesRound(_ wheel: Wheel) -> Bool {
    switch wheel {
    case .month, .day, .hour, .minute: true
    case .year, .wholeDay, .half, .hours, .minutes: false
    }
  }

  func count(of wheel: Wheel) -> Int {
    period(of: wheel) * (goesRound(wheel) ? Self.rounds : 1)
  }

  func title(of row: Int, in wheel: Wheel) -> String {
    let value = row % period(of: wheel)
    switch wheel {
    case .month: return calendar.monthSymbols[value]
    case .day, .year: return String(value + 1)
    case .wholeDay: return dayFormatter.string(from: day(value))
    case .hour: return hasHalves ? String(value == 0 ? 12 : value) : twoDigits(value)
    case .minute: return twoDigits(value * minuteInterval)
    case .half: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return String(value)
    case .minutes: return String(value * minuteInterval)
    }
  }

  /// The words that stand still beside the wheels of a duration in seconds.
  func units(of duration: TimeInterval) -> [String] {
    guard mode == .countDownTimer else { return [] }
    return [Int(duration) / 3600 == 1 ? "hour" : "hours", "min"]
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.days, to: anchor) ?? anchor
  }

  /// Width of a wheel in points.
  func width(of wheel: Wheel) -> CGFloat {
    switch wheel {
    case .month, .wholeDay: 130
    case .year: 70
    case .day, .hour, .minute, .half: 46
    case .hours, .minutes: 110
    }
  }

  // MARK: Dates

  /// The row that shows a date; one near `row` where the wheel goes round.
  func row(of date: Date, seconds: TimeInterval, in wheel: Wheel, near row: Int) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let value: Int =
      switch wheel {
      case .month: (parts.month ?? 1) - 1
      case .day: (parts.day ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .wholeDay:
        Self.days
          + (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day
            ?? 0)
      case .hour: (parts.hour ?? 0) % hoursOfWheel
      case .minute: (parts.minute ?? 0) / minuteInterval
      case .half: (parts.hour ?? 0) / 12
      case .hours: Int(seconds) / 3600
      case .minutes: Int(seconds) % 3600 / 60 / minuteInterval
      }
    guard goesRound(wheel) else { return value }
    let period = period(of: wheel)
    let middle = row > 0 ? row : count(of: wheel) / 2
    var distance = (value - middle % period + period) % period
    if distance > period / 2 { distance -= period }
    return middle + distance
  }

  /// The date on the wheels; what they do not show is taken from `date`. A day that the month
  /// does not have becomes its last.
  func date(rows: [Int], from date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    let values = zip(wheels, rows).map { ($0, max(0, $1) % period(of: $0)) }
    var half = 0
    for (wheel, value) in values {
      switch wheel {
      case .month: parts.month = value + 1
      case .day: parts.day = value + 1
      case .year: parts.year = value + 1
      case .wholeDay:
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day(value))
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
      case .hour: parts.hour = value
      case .minute: parts.minute = value * minuteInterval
      case .half: half = value
      case .hours, .minutes: break
      }
    }
    if hasHalves, mode != .date, let hour = parts.hour { parts.hour = hour % 12 + 12 * half }
    if mode == .date, let day = parts.day {
      parts.day = 1
      let first = calendar.date(from: parts) ?? date
      parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
    }
    return calendar.date(from: parts) ?? date
  }

  /// The seconds on the wheels of a countdown, a minute at least.
  func seconds(rows: [Int]) -> TimeInterval {
    guard mode == .countDownTimer, rows.count == 2 else { return 0 }
    let minutes = rows[0] * 60 + rows[1] * minuteInterval
    return TimeInterval(max(minutes, minuteInterval) * 60)
  }
}
