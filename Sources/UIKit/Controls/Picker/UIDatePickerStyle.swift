/// How a date picker looks. Raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice: compact, and wheels for durations.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// The date in a small field, which opens a calendar, and the time in another, which opens
  /// wheels.
  case compact = 2
  /// A calendar of one month.
  case inline = 3
}
