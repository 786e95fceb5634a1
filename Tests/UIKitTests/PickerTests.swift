import Testing

@testable import UIKit

@MainActor
struct PickerTests {
  let stage = TouchStage()

  private final class Fruit: UIPickerViewDataSource, UIPickerViewDelegate {
    let names = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? names.count : 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { names[row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append("\(component): \(names[row])") }
  }

  private func add(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
    stage.window.addSubview(view)
    stage.run(0)
  }

  @Test func aPickerAsksForItsRows() throws {
    let (picker, fruit) = (UIPickerView(), Fruit())
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.dataSource = fruit
    picker.delegate = fruit
    add(picker)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    let label = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(label.text == "Apple")
    #expect(label.alpha == 1)
    #expect(abs(label.center.y - 108) < 1e-6)
    let next = try #require(picker.view(forRow: 1, forComponent: 0))
    #expect(abs(next.alpha - 0.447) < 1e-6)
    #expect(next.transform.d < 1)
  }

  @Test func aDragTurnsAWheelAndComesToRestOnARow() {
    let (picker, fruit) = (UIPickerView(), Fruit())
    picker.dataSource = fruit
    picker.delegate = fruit
    add(picker)
    let touch = stage.drag(
      from: CGPoint(x: 80, y: 230), to: CGPoint(x: 80, y: 150), seconds: 1)
    stage.run(0.3)
    stage.app.touchUp(touch)
    stage.run(2)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(fruit.chosen == ["0: Cherry"])
    #expect(abs((picker.view(forRow: 2, forComponent: 0)?.center.y ?? 0) - 108) < 0.5)
  }

  @Test func aTapTurnsToItsRow() {
    let (picker, fruit) = (UIPickerView(), Fruit())
    picker.dataSource = fruit
    picker.delegate = fruit
    add(picker)
    stage.tap(CGPoint(x: 240, y: 240))
    stage.run(1)
    #expect(fruit.chosen == ["1: Banana"])
    picker.selectRow(0, inComponent: 1, animated: true)
    stage.run(1)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(fruit.chosen.count == 1)
  }

  @Test func aRowChosenBeforeTheFirstLayoutIsShown() {
    let (picker, fruit) = (UIPickerView(), Fruit())
    picker.dataSource = fruit
    picker.delegate = fruit
    stage.window.addSubview(picker)
    picker.selectRow(3, inComponent: 0, animated: true)
    add(picker)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.view(forRow: 3, forComponent: 0)?.alpha == 1)
  }

  // MARK: Dates

  private func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  @Test func aDatePickerStartsWithThePhonesDate() {
    stage.app.makeCurrent()
    #expect(UIDatePicker().date == day(2007, 1, 9, hour: 9, minute: 41))
    stage.app.startDate = day(2024, 2, 29)
    #expect(UIDatePicker().date == day(2024, 2, 29))
  }

  @Test func theWheelsShowTheDate() throws {
    stage.app.makeCurrent()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = day(2024, 2, 29)
    add(picker)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    func text(_ component: Int) -> String? {
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
    #expect([text(0), text(1), text(2)] == ["February", "29", "2024"])
    picker.datePickerMode = .time
    picker.date = day(2024, 2, 29, hour: 13, minute: 5)
    stage.run(0)
    #expect([text(0), text(1), text(2)] == ["1", "05", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    stage.run(0)
    #expect([text(0), text(1)] == ["13", "05"])
    #expect(wheels.numberOfComponents == 2)
    picker.datePickerMode = .dateAndTime
    picker.locale = Locale(identifier: "en_US")
    stage.run(0)
    #expect(text(0) == "Thu Feb 29")
  }

  /// The month wheel turns from January to February: the 31st becomes the 29th.
  @Test func aDayThatTheMonthLacksBecomesItsLast() throws {
    stage.app.makeCurrent()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = day(2024, 1, 31)
    add(picker)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.tap(CGPoint(x: 100, y: 240))
    stage.run(1)
    #expect(picker.date == day(2024, 2, 29))
    #expect(changes == 1)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    let row = wheels.selectedRow(inComponent: 1)
    #expect((wheels.view(forRow: row, forComponent: 1) as? UILabel)?.text == "29")
  }

  @Test func datesStayWithinTheLimits() {
    stage.app.makeCurrent()
    let picker = UIDatePicker()
    picker.minimumDate = day(2020, 1, 1)
    #expect(picker.date == day(2020, 1, 1))
    picker.maximumDate = day(2021, 1, 1)
    picker.date = day(2030, 1, 1)
    #expect(picker.date == day(2021, 1, 1))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func durationsAreHoursAndMinutes() throws {
    stage.app.makeCurrent()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    add(picker)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    #expect(wheels.selectedRow(inComponent: 0) == 1)
    #expect(wheels.selectedRow(inComponent: 1) == 30)
    picker.countDownDuration = 1
    #expect(picker.countDownDuration == 60)
  }

  @Test func aMouseWheelLeavesNoRowHalfway() throws {
    let stage = TouchStage()
    let wheel = PickerWheel(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    var chosen: [Int] = []
    wheel.didSelect = { chosen.append($0) }
    wheel.reload(count: 20)
    stage.window.addSubview(wheel)
    stage.run(0)
    stage.app.scrollWheel(at: CGPoint(x: 100, y: 108), by: CGSize(width: 0, height: 40))
    #expect(stage.app.isMoving)
    stage.run(1)
    #expect(chosen == [1])
    #expect(wheel.selectedRow == 1)
    #expect(wheel.scrollView.contentOffset.y == -60)
    #expect(!stage.app.isMoving)
  }
}
