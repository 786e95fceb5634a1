import HandsetTesting
import Testing

/// Views of the app's in place of the keys.
@MainActor
struct InputViewTests {
  private final class Keys: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 180
    }
  }

  private final class Dial: UIView {
    let keys = UIView(frame: CGRect(0, 0, 390, 150))
    let controller = Keys()
    var usesController = false
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
    override var inputViewController: UIInputViewController? {
      usesController ? controller : nil
    }
  }

  private let controller = PinnedButtonController()
  private let phone: Phone

  init() throws {
    let controller = controller
    phone = try Phone.launch("iphone-13") { controller }
  }

  @Test("an input view stands on the safe area in place of the keys")
  func inPlaceOfKeys() {
    let picker = UIView(frame: CGRect(0, 0, 390, 216))
    controller.field.inputView = picker
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.keyboardFrame == CGRect(0, 594, 390, 250))
    #expect(phone.presentedFrame(of: picker) == CGRect(0, 594, 390, 216))
    #expect(phone.presentedFrame(of: phone.keyboard.keyboardView).minY == 844)
    #expect(controller.button.frame.maxY == 578)
    phone.events.clear()
    phone.focus(controller.second)
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.keyboardFrame == CGRect(0, 508, 390, 336))
    #expect(picker.superview == nil)
    #expect(
      phone.presentedFrame(of: phone.keyboard.keyboardView) == CGRect(0, 508, 390, 336))
  }

  @Test("keys and input view are exchanged by reloadInputViews, with notices")
  func exchange() {
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    controller.field.inputView = UIView(frame: CGRect(0, 0, 390, 302))
    phone.perform { controller.field.reloadInputViews() }
    phone.settle()
    // 302 + 34 are the 336 of the keys: nothing is posted.
    #expect(phone.notices.isEmpty)
    controller.field.inputView = UIView(frame: CGRect(0, 0, 390, 200))
    phone.perform { controller.field.reloadInputViews() }
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.keyboardTop == 610)
  }

  @Test("an empty input view keeps the keyboard away and the focus there")
  func empty() {
    controller.field.inputView = UIView()
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(phone.notices.isEmpty)
    phone.type("x")
    #expect(controller.field.text == "x")
  }

  @Test("any view that takes the focus can bring keys of its own")
  func ownKeys() {
    let dial = Dial(frame: CGRect(0, 300, 100, 100))
    controller.view.addSubview(dial)
    phone.focus(dial)
    phone.settle()
    #expect(phone.keyboardFrame == CGRect(0, 660, 390, 184))
    dial.usesController = true
    phone.perform { dial.reloadInputViews() }
    phone.settle()
    #expect(phone.keyboardFrame == CGRect(0, 630, 390, 214))
    phone.perform { dial.controller.dismissKeyboard() }
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(!dial.isFirstResponder)
  }

  @Test("keys of one's own type through the proxy into whatever has the focus")
  func proxy() {
    let keys = Keys()
    phone.focus(controller.field)
    keys.textDocumentProxy.insertText("ab")
    keys.textDocumentProxy.deleteBackward()
    #expect(controller.field.text == "a")
    #expect(keys.textDocumentProxy.documentContextBeforeInput == "a")
    #expect(keys.textDocumentProxy.hasText)
  }
}
