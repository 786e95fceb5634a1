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
    if let mode = element.choice("datePickerMode", datePickerModes) { picker.datePickerMode = mode }
    if let style = element.choice("style", datePickerStyles) {
      picker.preferredDatePickerStyle = style
    }
    if let minutes = element.integer("minuteInterval"), minutes > 0, 60 % minutes == 0 {
      picker.minuteInterval = minutes
    }
    if let locale = element.child("locale", key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let zone = element.child("timeZone", key: "timeZone") {
      picker.timeZone = zone["name"].flatMap(TimeZone.init(identifier:))
      zone.touch()
    }
    picker.minimumDate = date(element, "minimumDate")
    picker.maximumDate = date(element, "maximumDate")
    if let date = date(element, "date") { picker.date = date }
    if let seconds = element.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
  }

  private static let datePickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime,
    "countDownTimer": .countDownTimer,
  ]

  private static let datePickerStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  private static func date(_ element: MarkupElement, _ key: String) -> Date? {
    guard let text = element.child("date", key: key)?["timeIntervalSinceReferenceDate"],
      let seconds = Double(text), seconds.isFinite, abs(seconds) < 1e11
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
