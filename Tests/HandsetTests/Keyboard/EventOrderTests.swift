import HandsetTesting
import Testing

/// The order of notices in situations of FACTS 4.2 and 4.4.
@MainActor
struct EventOrderTests {
  private func launch(
    _ controller: UIViewController, change: (inout PhoneConfiguration) -> Void = { _ in }
  ) throws -> Phone {
    let equipment = try Phone.testEquipment.get()
    var configuration = PhoneConfiguration(
      device: try equipment.catalogue.device(named: "iphone-13"))
    change(&configuration)
    return try Phone(configuration, equipment: equipment) { controller }
  }

  private final class Diary: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var entries: [String] = []
    private var token: (any NSObjectProtocol)?

    override init() {
      super.init()
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.entries.append("willShow") } }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("didBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("didBegin") }
  }

  /// A text view always hears of its beginning after the keyboard's notices.
  @Test(
    "a field hears of its beginning before the keyboard's notices, or after them if so set",
    arguments: BeginEditingOrder.allCases)
  func beginning(order: BeginEditingOrder) throws {
    let controller = PinnedButtonController()
    let textView = UITextView(frame: CGRect(16, 300, 250, 60))
    let phone = try launch(controller) { $0.beginEditingOrder = order }
    controller.view.addSubview(textView)
    phone.makeCurrent()
    let diary = Diary()
    controller.field.delegate = diary
    textView.delegate = diary
    phone.focus(controller.field)
    let expected =
      order == .observed ? ["didBegin", "willShow"] : ["willShow", "didBegin"]
    #expect(diary.entries == expected)
    phone.blur()
    phone.settle()
    diary.entries = []
    phone.focus(textView)
    #expect(diary.entries == ["willShow", "didBegin"])
  }

  @Test("a change without animation posts all at once and announces no time")
  func unanimated() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller)
    phone.perform { UIView.performWithoutAnimation { _ = controller.field.becomeFirstResponder() } }
    #expect(phone.notices == .show)
    #expect(phone.events.events.allSatisfy { $0.duration == 0 && $0.time == 0 })
    #expect(phone.keyboardTop == 508)
    #expect(controller.button.frame.minY == 442)
  }

  @Test("an animation around the change of focus does not change the keyboard's")
  func insideAnimation() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller)
    phone.perform {
      UIView.animate(withDuration: 2) { controller.field.becomeFirstResponder() }
    }
    #expect(phone.events.events.first?.duration == 0.25)
    phone.advance(by: 0.5)
    #expect(phone.keyboardTop == 508)
  }

  @Test("in the background the keyboard is away and the focus kept; it comes back with the app")
  func background() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller)
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    phone.enterBackground()
    #expect(phone.notices == .hide)
    #expect(phone.events.events.allSatisfy { $0.duration == 0 })
    #expect(controller.field.isFirstResponder)
    #expect(controller.button.frame.minY == 744)
    phone.advance(by: 5)
    phone.events.clear()
    phone.enterForeground()
    #expect(phone.notices == .show)
    #expect(phone.keyboardTop == 508)
    #expect(controller.button.frame.minY == 442)
    phone.enterForeground()
    #expect(phone.notices == .show)
  }

  @Test("an app that turned in the background comes back with the frame of the new orientation")
  func turnedInBackground() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller)
    phone.focus(controller.field)
    phone.settle()
    phone.enterBackground()
    phone.rotate(to: .landscapeRight)
    phone.settle()
    phone.events.clear()
    phone.enterForeground()
    phone.settle()
    #expect(phone.events.events.last?.end == CGRect(0, 181, 844, 209))
    #expect(controller.button.frame == CGRect(63, 115, 718, 50))
  }

  @Test("with cross-fade the keyboard fades, what hangs on it moves, and a hide ends in zero")
  func crossFade() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller) {
      $0.accessibility = AccessibilitySettings(reducesMotion: true, prefersCrossFade: true)
    }
    phone.focus(controller.field)
    #expect(phone.events.events.first?.end == CGRect(0, 508, 390, 336))
    phone.advance(by: 0.1)
    #expect(phone.presentedFrame(of: phone.keyboard.keyboardView).minY == 508)
    let alpha = phone.keyboard.keyboardView.layer.presentationProperties(at: phone.time).opacity
    #expect(alpha > 0.3 && alpha < 0.7)
    let button = phone.presentedFrame(of: controller.button).minY
    #expect(button > 500 && button < 700)
    phone.settle()
    #expect(controller.button.frame.minY == 442)
    phone.events.clear()
    phone.blur()
    #expect(phone.events.events.first?.name == "willChangeFrame")
    #expect(phone.events.events.first?.end == .zero)
    phone.settle()
    #expect(phone.notices == .hide)
    #expect(phone.keyboardTop == 844)
    #expect(phone.keyboard.keyboardView.alpha == 1)
    #expect(controller.button.frame.minY == 744)
  }

  @Test("a fade that is interrupted ends where the last change wants it")
  func interruptedFade() throws {
    let controller = PinnedButtonController()
    let phone = try launch(controller) {
      $0.accessibility = AccessibilitySettings(reducesMotion: true, prefersCrossFade: true)
    }
    phone.focus(controller.field)
    phone.settle()
    phone.blur()
    phone.advance(by: 0.1)
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.keyboardTop == 508)
    #expect(phone.keyboard.keyboardView.alpha == 1)
    #expect(!phone.keyboard.keyboardView.layer.isAnimated)
  }

  @Test("a sheet takes the keyboard away and gives it back; a push hides it")
  func sheetsAndPushes() throws {
    let controller = PinnedButtonController()
    let navigation = UINavigationController(rootViewController: controller)
    let phone = try launch(navigation)
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    let sheet = UIViewController()
    phone.perform { controller.present(sheet, animated: true) }
    phone.settle()
    #expect(phone.notices == .hide)
    phone.events.clear()
    phone.perform { controller.dismiss(animated: true) }
    phone.settle()
    #expect(phone.notices == .show)
    #expect(controller.field.isFirstResponder)
    phone.events.clear()
    phone.perform { navigation.pushViewController(UIViewController(), animated: true) }
    phone.settle()
    #expect(phone.notices == .hide)
    #expect(phone.keyboardTop == 844)
  }

  @Test("a screen that takes the focus as it is pushed keeps the keyboard where it is")
  func pushWithFocus() throws {
    final class Next: UIViewController {
      let field = UITextField(frame: CGRect(16, 110, 250, 44))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
      }
    }
    let controller = PinnedButtonController()
    let navigation = UINavigationController(rootViewController: controller)
    let phone = try launch(navigation)
    let next = Next()
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    #expect(next.field.isFirstResponder)
    #expect(phone.keyboardTop == 508)
    phone.perform { navigation.popViewController(animated: true) }
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(phone.notices == .show + .hide)
  }
}
