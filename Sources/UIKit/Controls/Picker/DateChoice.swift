import Foundation

/// What is chosen with a date picker, and from what.
struct DateChoice {
  var calendar: Calendar
  var mode: UIDatePicker.Mode
  var minuteInterval: Int
  var date: Date
  /// Seconds.
  var duration: TimeInterval
  var minimum: Date?
  var maximum: Date?

  /// The nearest date within the limits. A greatest one before the least does not count.
  func clamped(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return max(date, minimum) }
    return min(max(date, minimum ?? date), maximum ?? .distantFuture)
  }

  /// The date on another day at the same time.
  func date(onDayOf day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts) ?? day
  }

  /// Whether some of a day is within the limits.
  func allows(_ day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum, minimum.map({ $0 <= maximum }) ?? true { return false }
    return true
  }

  // MARK: Words

  /// The day, such as "Jun 15, 2026".
  var dayText: String { text(date: .medium, time: .none) }

  /// The time, such as "9:41 AM".
  var timeText: String { text(date: .none, time: .short) }

  private func text(date style: DateFormatter.Style, time: DateFormatter.Style) -> String {
    let formatter = formatter
    formatter.dateStyle = style
    formatter.timeStyle = time
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
  }

  /// Month and year, such as "June 2026".
  func monthText(_ month: Date) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: month)
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }
}
