import HandsetTesting
import Testing

@testable import UIKit

/// The compact and the inline style.
@MainActor
struct DatePickerStyleTests {
  private func date(
    _ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func show(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
    _ change: (UIDatePicker) -> Void = { _ in }
  ) throws -> (phone: Phone, picker: UIDatePicker) {
    var picker = UIDatePicker()
    let phone = try Phone.launch("iPhone 13 Pro") {
      let controller = UIViewController()
      picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      picker.date = date(2024, 2, 29, hour: 13, minute: 5)
      change(picker)
      picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
      controller.view.addSubview(picker)
      return controller
    }
    return (phone, picker)
  }

  private func labels(in view: UIView?) -> [UILabel] {
    guard let view, !view.isHidden else { return [] }
    if let label = view as? UILabel { return [label] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  private func place(of text: String, in view: UIView?) throws -> CGPoint {
    let label = try #require(labels(in: view).first { $0.text == text })
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, ["Feb 29, 2024"]), (.time, ["1:05\u{A0}PM"]),
    (.dateAndTime, ["Feb 29, 2024", "1:05\u{A0}PM"]),
  ])
  func fieldsShowDayAndTime(mode: UIDatePicker.Mode, texts: [String]) throws {
    let (_, picker) = try show(mode, .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(labels(in: picker).compactMap(\.text) == texts)
    #expect(abs(picker.intrinsicContentSize.height - 34.33) < 0.01)
  }

  @Test(arguments: [
    (UIDatePicker.Mode.countDownTimer, UIDatePickerStyle.automatic),
    (.countDownTimer, .compact), (.time, .inline), (.date, .wheels),
  ])
  func someChoicesHaveWheels(mode: UIDatePicker.Mode, style: UIDatePickerStyle) throws {
    let (_, picker) = try show(mode, style)
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func aCalendarShowsTheMonth() throws {
    let (_, picker) = try show(.date, .inline)
    let texts = labels(in: picker).compactMap(\.text)
    #expect(texts.contains("February 2024"))
    #expect(texts.contains("SUN"))
    #expect(texts.contains("29"))
    #expect(!texts.contains("30"))
    #expect(picker.intrinsicContentSize.width == 320)
  }

  @Test func aTapOnADayChoosesIt() throws {
    let (phone, picker) = try show(.dateAndTime, .inline)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    phone.tap(at: try place(of: "14", in: picker))
    #expect(picker.date == date(2024, 2, 14, hour: 13, minute: 5))
    #expect(changes == 1)
  }

  @Test func buttonsTurnToOtherMonthsAndTheDateStays() throws {
    let (phone, picker) = try show(.date, .inline) { $0.minimumDate = date(2024, 1, 10) }
    // The arrow back stands 66 points from the right end.
    let back = picker.convert(CGPoint(x: 320 - 66, y: 22), to: nil)
    phone.tap(at: back)
    #expect(labels(in: picker).compactMap(\.text).contains("January 2024"))
    #expect(picker.date == date(2024, 2, 29, hour: 13, minute: 5))
    phone.tap(at: try place(of: "9", in: picker))
    #expect(picker.date == date(2024, 2, 29, hour: 13, minute: 5))
    phone.tap(at: try place(of: "10", in: picker))
    #expect(picker.date == date(2024, 1, 10, hour: 13, minute: 5))
    phone.tap(at: back)
    #expect(labels(in: picker).compactMap(\.text).contains("January 2024"))
  }

  @Test func aFieldOpensACalendarThatATapBesideCloses() throws {
    let (phone, picker) = try show(.dateAndTime, .compact)
    phone.tap(at: try place(of: "Feb 29, 2024", in: picker))
    phone.settle()
    let window = try #require(picker.window)
    let popover = try #require(window.subviews.last)
    phone.tap(at: try place(of: "1", in: popover))
    #expect(picker.date == date(2024, 2, 1, hour: 13, minute: 5))
    #expect(labels(in: picker).compactMap(\.text).first == "Feb 1, 2024")
    phone.tap(at: CGPoint(x: 200, y: 830))
    phone.settle()
    #expect(popover.superview == nil)
  }

  @Test func aFieldOpensWheelsForTheTime() throws {
    let (phone, picker) = try show(.time, .compact)
    phone.tap(at: try place(of: "1:05\u{A0}PM", in: picker))
    phone.settle()
    let popover = try #require(picker.window?.subviews.last)
    #expect(labels(in: popover).contains { $0.text == "PM" })
  }

  @Test func otherLanguagesHaveOtherWords() throws {
    let (_, picker) = try show(.date, .inline) { $0.locale = Locale(identifier: "de_DE") }
    let texts = labels(in: picker).compactMap(\.text)
    #expect(texts.contains("Februar 2024"))
    // Weeks begin on Monday.
    #expect(texts.first { $0.hasPrefix("MO") || $0.hasPrefix("SO") }?.hasPrefix("MO") == true)
  }
}
