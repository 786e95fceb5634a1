import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private let isTime: Bool

    /// The day: June 3, 2019.
    public static let date = DateStyle(isTime: false)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(isTime: true)

    func value(_ date: Date) -> ValueInFormat<Date.FormatStyle> {
      ValueInFormat(
        value: date,
        format: isTime
          ? Date.FormatStyle(date: .omitted, time: .shortened)
          : Date.FormatStyle(date: .long, time: .omitted))
    }
  }

  /// A date in a style.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(.value(style.value(date)))
  }

  /// A value in a format.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(ValueInFormat(value: input, format: format)))
  }

  /// A value as a formatter writes it.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.value(ValueOfFormatter(value: AnyHashable(subject), formatter: formatter)))
  }

  /// A value as a formatter writes it.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.value(ValueOfFormatter(value: AnyHashable(subject), formatter: formatter)))
  }
}
