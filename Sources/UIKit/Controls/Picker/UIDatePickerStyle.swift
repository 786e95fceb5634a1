/// How a date picker looks. Raw values are Apple's; wheels are the one look that there is here.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice: wheels.
  case automatic = 0
  /// Wheels.
  case wheels = 1
}
