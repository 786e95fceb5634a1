import Foundation
import HandsetTesting
import Testing

/// A form in a table, and the keyboard.
@MainActor
struct TableControllerTests {
  final class Form: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 20 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 20, y: 4, width: 300, height: 36))
      field.accessibilityIdentifier = "field-\(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  private let form = Form(style: .plain)

  private func launch() throws -> Phone {
    let phone = try Phone.launch("iPhone 13 Pro") { form }
    phone.settle()
    return phone
  }

  @Test func rowsKeepClearOfTheKeyboard() throws {
    let phone = try launch()
    try phone.element("field-14").tap()
    phone.settle()
    let field = try phone.element("field-14")
    #expect(field.isFocused)
    #expect(field.frame.maxY <= phone.keyboardTop)
    let table = try #require(form.tableView)
    // The keyboard covers the home indicator as well, for which there was room already.
    #expect(table.contentInset.bottom == 844 - phone.keyboardTop - 34)
    // The last row can be scrolled above the keyboard.
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    phone.settle()
    #expect(try phone.element("field-19").frame.maxY <= phone.keyboardTop)
  }

  @Test func theRoomIsGivenBackWithTheKeyboard() throws {
    let phone = try launch()
    form.tableView.contentInset.bottom = 20
    try phone.element("field-2").tap()
    phone.settle()
    #expect(form.tableView.contentInset.bottom > 200)
    phone.perform { _ = form.view.endEditing(true) }
    phone.settle()
    #expect(form.tableView.contentInset.bottom == 20)
  }

  /// The screen comes from below while the keyboard goes: the table is not there yet.
  @Test func aTableThatComesWhileTheKeyboardGoesHasNoRoomForIt() throws {
    let phone = try launch()
    try phone.element("field-2").tap()
    phone.settle()
    let next = Form(style: .plain)
    next.modalPresentationStyle = .fullScreen
    phone.perform { form.present(next, animated: true) }
    phone.settle()
    #expect(next.tableView.contentInset.bottom == 0)
    #expect(next.tableView.adjustedContentInset.bottom == 34)
  }

  @Test func aKeyboardThatFloatsNeedsNoRoom() throws {
    let phone = try Phone.launch(
      "ipad-air", keyboard: KeyboardSettings(placement: .floating)
    ) { form }
    try phone.element("field-2").tap()
    phone.settle()
    #expect(phone.keyboardFrame != nil)
    #expect(form.tableView.contentInset.bottom == 0)
    phone.setKeyboard(KeyboardSettings())
    phone.settle()
    #expect(form.tableView.adjustedContentInset.bottom == 1180 - phone.keyboardTop)
  }

  @Test func aFieldThatIsTypedIntoStaysWhenItIsScrolledOut() throws {
    let phone = try launch()
    try phone.element("field-1").tap()
    phone.settle()
    form.tableView.contentOffset.y = 400
    phone.settle()
    #expect(try phone.element("field-1").isFocused)
    phone.type("abc")
    #expect(try phone.element("field-1").text == "abc")
  }

  @Test func aSelectedRowIsDeselectedWhenTheTableAppearsAgain() throws {
    let navigation = UINavigationController(rootViewController: form)
    let phone = try Phone.launch("iPhone 13 Pro") { navigation }
    phone.settle()
    let path = IndexPath(row: 3, section: 0)
    form.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    phone.perform { navigation.pushViewController(UIViewController(), animated: true) }
    phone.settle()
    #expect(form.tableView.indexPathForSelectedRow == path)
    phone.perform { _ = navigation.popViewController(animated: true) }
    phone.settle()
    #expect(form.tableView.indexPathForSelectedRow == nil)
  }
}
