import HandsetTesting
import Testing

@testable import UIKit

/// Controllers shown over others: full screen, as sheets, and as alerts.
@MainActor
struct PresentationTests {
  private let log = CallLog()

  private func launch(
    _ device: String = "iPhone 13 Pro"
  ) throws -> (phone: Phone, root: LoggingController) {
    var root = LoggingController("A", log: log)
    let phone = try Phone.launch(device) {
      root = LoggingController("A", log: log, hasField: true)
      return root
    }
    log.calls = []
    return (phone, root)
  }

  @Test func nothingBehindAnAlertTakesTheFocus() throws {
    let (phone, root) = try launch()
    phone.focus(root.field)
    phone.settle()
    let alert = UIAlertController(title: "Undo Typing", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Undo", style: .default))
    phone.perform { root.present(alert, animated: true) }
    phone.settle()
    phone.moveFocus(forward: true)
    phone.settle()
    #expect(phone.focusedView == nil)
    phone.perform { root.dismiss(animated: true) }
    phone.settle()
    phone.blur()
    phone.moveFocus(forward: true)
    #expect(phone.focusedView === root.field)
  }

  @Test func aFullScreenTakesTheOneBelowOut() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    next.modalPresentationStyle = .fullScreen
    phone.perform { root.present(next, animated: true) }
    #expect(root.presentedViewController === next)
    #expect(next.presentingViewController === root)
    phone.settle()
    #expect(root.view.window == nil)
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear",
      ])
    log.calls = []
    phone.perform { next.dismiss(animated: true) }
    phone.settle()
    #expect(root.view.window === phone.window)
    #expect(next.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(
      log.calls == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
  }

  @Test func aPageSheetShrinksTheScreenBehind() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    phone.perform { root.present(next, animated: true) }
    phone.settle()
    #expect(
      phone.presentedFrame(of: next.view)
        .isNearly(CGRect(x: 0, y: 57, width: 390, height: 787)))
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let behind = phone.presentedFrame(of: root.view)
    #expect(abs(behind.minY - 47) < 0.001)
    #expect(abs(behind.width - 370) < 0.001)
    #expect(log.calls == ["B willAppear", "B isAppearing", "B didAppear"])
  }

  @Test func aFormSheetStandsInTheMiddleOfATablet() throws {
    let (phone, root) = try launch("ipad-9")
    let next = LoggingController("B", log: log)
    next.modalPresentationStyle = .formSheet
    phone.perform { root.present(next, animated: true) }
    phone.settle()
    #expect(
      phone.presentedFrame(of: next.view)
        .isNearly(CGRect(x: 135, y: 230, width: 540, height: 620)))
    #expect(next.view.safeAreaInsets == .zero)
    #expect(phone.presentedFrame(of: root.view).width == 810)
  }

  @Test func aSheetFillsAPhoneHeldSideways() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    phone.perform { root.present(next, animated: false) }
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(phone.presentedFrame(of: next.view) == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(phone.presentedFrame(of: root.view).width == 844)
    phone.rotate(to: .portrait)
    phone.settle()
    #expect(phone.presentedFrame(of: next.view).minY == 57)
  }

  @Test func aSecondSheetShrinksTheFirst() throws {
    let (phone, root) = try launch()
    let first = LoggingController("B", log: log)
    let second = LoggingController("C", log: log)
    phone.perform { root.present(first, animated: true) }
    phone.settle()
    phone.perform { first.present(second, animated: true) }
    phone.settle()
    #expect(phone.presentedFrame(of: second.view).minY == 57)
    let behind = phone.presentedFrame(of: first.view)
    #expect(abs(behind.minY - 47) < 0.001)
    #expect(abs(behind.width - 370) < 0.001)
    phone.perform { root.dismiss(animated: true) }
    phone.settle()
    #expect(first.view.window == nil)
    #expect(second.view.window == nil)
    #expect(phone.presentedFrame(of: root.view).width == 390)
  }

  @Test func aSheetIsDraggedAwayUnlessItMustStay() throws {
    let (phone, root) = try launch()
    let next = LoggingController("B", log: log)
    next.isModalInPresentation = true
    phone.perform { root.present(next, animated: true) }
    phone.settle()
    phone.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.5)
    phone.settle()
    #expect(next.view.window != nil)
    #expect(phone.presentedFrame(of: next.view).minY == 57)
    next.isModalInPresentation = false
    phone.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 0.5)
    phone.settle()
    #expect(next.view.window != nil)
    phone.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.5)
    phone.settle()
    #expect(next.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(phone.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func anAlertTakesTheFocusAndGivesItBack() throws {
    let (phone, root) = try launch()
    phone.focus(root.field)
    phone.settle()
    var answers: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "Really.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("no") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("yes") })
    phone.perform { root.present(alert, animated: true) }
    #expect(phone.application.keyboard.shownFrame == nil)
    phone.settle()
    let panel = try phone.element("Alert")
    #expect(panel.frame.width == 270)
    #expect(abs(panel.frame.midX - 195) < 0.001)
    #expect(abs(panel.frame.midY - 422) < 0.5)
    let cancel = try phone.element("Cancel").frame
    #expect(cancel.isNearly(CGRect(x: 60, y: panel.frame.maxY - 44, width: 135, height: 44)))
    try phone.element("Delete").tap()
    #expect(root.field.isFirstResponder)
    phone.settle()
    #expect(answers == ["yes"])
    #expect(phone.application.keyboard.shownFrame != nil)
  }

  @Test func anAlertWithAFieldStaysAboveTheKeyboard() throws {
    let (phone, root) = try launch()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.accessibilityIdentifier = "name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    phone.perform { root.present(alert, animated: true) }
    phone.settle()
    #expect(try phone.element("name").isFocused)
    let top = try #require(phone.application.keyboard.shownFrame?.minY)
    let panel = try phone.element("Alert").frame
    #expect(abs(panel.midY - (47 + top) / 2) < 0.5)
    phone.type("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
  }

  @Test func anActionSheetIsAtTheBottom() throws {
    let (phone, root) = try launch()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    phone.perform { root.present(sheet, animated: true) }
    phone.settle()
    let panel = try phone.element("ActionSheet").frame
    #expect(panel.isNearly(CGRect(x: 8, y: 688, width: 374, height: 122)))
    phone.tap(at: CGPoint(x: 195, y: 200))
    phone.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func aSecondPresentationIsRefused() throws {
    let (phone, root) = try launch()
    var messages: [String] = []
    phone.application.log = { messages.append($0) }
    let first = LoggingController("B", log: log)
    let second = LoggingController("C", log: log)
    phone.perform {
      root.present(first, animated: false)
      root.present(second, animated: false)
    }
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(messages.count == 1)
  }

  @Test func anAlertThatIsTooHighScrolls() throws {
    let (phone, root) = try launch()
    phone.rotate(to: .landscapeLeft)
    let alert = UIAlertController(
      title: "Choose", message: "One of these.", preferredStyle: .alert)
    for number in 1...12 { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
    phone.perform { root.present(alert, animated: true) }
    phone.settle()
    let panel = try phone.element("Alert").frame
    #expect(panel.minY >= 0)
    #expect(panel.maxY <= 390)
    let last = try phone.element("12")
    #expect(last.frame.minY > panel.maxY)
    phone.drag(
      from: CGPoint(x: panel.midX, y: panel.maxY - 20),
      to: CGPoint(x: panel.midX, y: panel.minY + 20), duration: 0.1)
    phone.settle()
    #expect(try phone.element("12").frame.maxY <= panel.maxY + 0.5)
  }
}
