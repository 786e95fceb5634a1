import UIKit

extension ViewKind {
  static let pickerView = ViewKind("UIPickerView") { _ in
    UIPickerView()
  } configure: { _, _, _ in
  }

  static let datePicker = ViewKind("UIDatePicker") { _ in
    UIDatePicker()
  } configure: { picker, element, builder in
    ControlAttributes.apply(to: picker, element)
    picker.datePickerMode =
      switch element["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    if element["style"] == "wheels" { picker.preferredDatePickerStyle = .wheels }
    if let minutes = element.integer("minuteInterval"), minutes > 0, 60 % minutes == 0 {
      picker.minuteInterval = minutes
    }
    if let locale = element.child("locale", key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    picker.minimumDate = date(element, "minimumDate")
    picker.maximumDate = date(element, "maximumDate")
    if let date = date(element, "date") { picker.date = date }
    if let seconds = element.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
    if ["compact", "inline"].contains(element["style"]) {
      builder.noteIgnored(element, ["style"])
    }
  }

  private static func date(_ element: MarkupElement, _ key: String) -> Date? {
    guard let text = element.child("date", key: key)?["timeIntervalSinceReferenceDate"],
      let seconds = Double(text), seconds.isFinite, abs(seconds) < 1e11
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
