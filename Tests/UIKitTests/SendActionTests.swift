import HandsetTesting
import Testing
import UIKit

private final class FormController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  var saved: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  func save() { saved.append("save") }
  func save(from sender: Any?) { saved.append(sender as? String ?? "?") }
}

@MainActor @Suite struct SendActionTests {
  private func launch() throws -> (Phone, FormController) {
    let controller = FormController()
    return (try Phone.launch { controller }, controller)
  }

  @Test func theKeyboardGoesWhenTheFirstResponderIsToldToResign() throws {
    let (phone, controller) = try launch()
    controller.field.becomeFirstResponder()
    phone.settle()
    #expect(controller.field.isFirstResponder)
    UIApplication.shared.sendAction(
      UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    #expect(!controller.field.isFirstResponder)
  }

  @Test func anActionGoesAlongTheResponderChain() throws {
    let (phone, controller) = try launch()
    controller.field.becomeFirstResponder()
    phone.settle()
    let application = phone.application
    #expect(
      application.sendAction(
        FormController.save as (FormController) -> @MainActor () -> Void, to: nil, from: nil,
        for: nil))
    #expect(
      application.sendAction(FormController.save(from:), to: nil, from: "button", for: nil))
    #expect(controller.saved == ["save", "button"])
  }

  @Test func aTargetOfAnotherClassTakesNothing() throws {
    let (phone, controller) = try launch()
    #expect(
      !phone.application.sendAction(
        FormController.save(from:), to: UIView(), from: nil, for: nil))
    #expect(
      phone.application.sendAction(FormController.save(from:), to: controller, from: "x", for: nil))
    #expect(controller.saved == ["x"])
  }

  @Test func theSceneHasTheAppsWindowsOnly() throws {
    let (phone, controller) = try launch()
    controller.field.becomeFirstResponder()
    phone.settle()
    let scenes = phone.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.flatMap(\.windows) == [phone.window])
    #expect(scenes.first?.keyWindow === phone.window)
    #expect(scenes.first?.activationState == .foregroundActive)
    #expect(phone.window.windowScene === scenes.first)
    scenes.first?.windows.first?.endEditing(true)
    #expect(!controller.field.isFirstResponder)
  }
}
