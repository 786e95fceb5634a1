import Foundation

/// The days of a month in rows of weeks.
struct CalendarMonth {
  static let weeks = 6

  let calendar: Calendar
  /// The start of its first day.
  let start: Date

  /// The month of a date.
  init(of date: Date, calendar: Calendar) {
    self.calendar = calendar
    start =
      calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The month some months later.
  func adding(_ months: Int) -> CalendarMonth {
    CalendarMonth(
      of: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
  }

  var dayCount: Int { calendar.range(of: .day, in: .month, for: start)?.count ?? 30 }

  /// How many days of the first week belong to the month before.
  var emptyDays: Int {
    let weekday = calendar.component(.weekday, from: start)
    return (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The day in a place of the grid, counted by rows; `nil` where there is none.
  func day(at place: Int) -> (number: Int, date: Date)? {
    let number = place - emptyDays + 1
    guard (1...dayCount).contains(number),
      let date = calendar.date(byAdding: .day, value: number - 1, to: start)
    else { return nil }
    return (number, date)
  }

  /// Short names of the days of the week, the first first.
  var weekdayNames: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7].uppercased() }
  }
}
