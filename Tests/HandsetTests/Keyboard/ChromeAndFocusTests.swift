import Gallery
import HandsetTesting
import Testing

@testable import Handset

@MainActor
@Suite("What stands around the keyboard")
struct ChromeAndFocusTests {
  @Test(
    "the home indicator follows a dark keyboard in a light app, and comes back",
    arguments: [
      UIKeyboardAppearance.dark, .light,
    ])
  func homeIndicator(keys: UIKeyboardAppearance) throws {
    let equipment = try Phone.testEquipment.get()
    let phone = try Phone.posing(
      KeyboardPose(keys: keys),
      PhoneConfiguration(device: equipment.catalogue.device(named: "iphone-16-pro")),
      equipment: equipment)
    func pixel() -> UInt32 {
      let image = PhoneCamera(equipment: equipment).picture(of: phone).makeImage()
      return image.pixels[Int(863.5 * 3) * image.width + 201 * 3] & 0xFFFFFF
    }
    #expect(pixel() == (keys == .dark ? 0x4C4C4C : 0))
    phone.blur()
    phone.settle()
    #expect(pixel() == 0)
  }

  @Test("tab does not reach below a presented screen")
  func tabStaysInFront() throws {
    let form = PinnedButtonController()
    let phone = try Phone.launch("iphone-13") { form }
    phone.focus(form.field)
    phone.settle()
    let alert = UIAlertController(title: "Undo", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    phone.perform { form.present(alert, animated: true) }
    phone.settle()
    phone.moveFocus(forward: true)
    phone.settle()
    #expect(phone.focusedView == nil && phone.keyboardFrame == nil)
    phone.perform { form.dismiss(animated: false) }
    phone.settle()
    phone.moveFocus(forward: true)
    #expect(phone.focusedView != nil)
  }

  @Test("the login screen's button stands above the bar of a hardware keyboard")
  func loginOnTablet() throws {
    let scene = try #require(Gallery.scene(id: "login"))
    let phone = try Phone.launch(
      "ipad-mini-5", keyboard: KeyboardSettings(mode: .hardware)
    ) { scene.makeController() }
    phone.focus(try #require(phone.view(withIdentifier: "username")))
    phone.settle()
    let bar = try #require(phone.application.keyboard.shownFrame).minY
    #expect(try phone.element("login").frame.maxY == bar - 20)
  }
}
