import HandsetTesting
import Testing

/// Views of the app's above the keys.
@MainActor
struct AccessoryTests {
  private let controller = PinnedButtonController()
  private let phone: Phone

  init() throws {
    let controller = controller
    phone = try Phone.launch("iphone-13") { controller }
  }

  private func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(0, 0, 390, height))
  }

  @Test("an accessory is part of the keyboard's frame and moves with it")
  func partOfTheFrame() {
    let accessory = bar(44)
    controller.field.inputAccessoryView = accessory
    phone.focus(controller.field)
    #expect(phone.events.events.first?.end == CGRect(0, 464, 390, 380))
    #expect(controller.button.frame.minY == 398)
    phone.eachFrame {
      #expect(abs(phone.presentedFrame(of: accessory).minY - phone.keyboardTop) < 0.001)
      let keys = phone.presentedFrame(of: phone.keyboard.keyboardView)
      #expect(abs(keys.minY - phone.keyboardTop - 44) < 0.001)
      let button = phone.presentedFrame(of: controller.button)
      #expect(abs(button.maxY - (min(810, phone.keyboardTop) - 16)) < 0.5)
    }
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 464, 390, 44))
    #expect(
      phone.presentedFrame(of: phone.keyboard.keyboardView) == CGRect(0, 508, 390, 336))
    phone.blur()
    phone.settle()
    #expect(accessory.superview == nil)
    #expect(phone.keyboardTop == 844)
  }

  @Test("moving to a field without the accessory, or with the same, posts only what changes")
  func movingOn() {
    let accessory = bar(44)
    controller.field.inputAccessoryView = accessory
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    phone.focus(controller.second)
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.events.events.first?.begin == CGRect(0, 464, 390, 380))
    #expect(phone.events.events.first?.end == CGRect(0, 508, 390, 336))
    controller.second.inputAccessoryView = accessory
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    phone.focus(controller.second)
    phone.settle()
    #expect(phone.notices.isEmpty)
    #expect(accessory.window != nil)
  }

  @Test("a new accessory comes with reloadInputViews and not before")
  func reload() {
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
    controller.field.inputAccessoryView = bar(50)
    phone.perform { phone.application.keyboard.update() }
    #expect(phone.notices.isEmpty)
    phone.perform { controller.field.reloadInputViews() }
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.keyboardTop == 458)
    phone.perform {
      controller.field.inputAccessoryView = nil
      controller.field.reloadInputViews()
    }
    phone.settle()
    #expect(phone.keyboardTop == 508)
  }

  @Test("an accessory of constraints decides its height, and the keyboard follows it")
  func growing() throws {
    let accessory = UIView()
    accessory.translatesAutoresizingMaskIntoConstraints = false
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    accessory.addSubview(inside)
    let height = inside.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height,
      inside.topAnchor.constraint(equalTo: accessory.topAnchor, constant: 5),
      inside.bottomAnchor.constraint(
        equalTo: accessory.safeAreaLayoutGuide.bottomAnchor, constant: -5),
      inside.leadingAnchor.constraint(equalTo: accessory.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: accessory.trailingAnchor),
    ])
    controller.field.inputAccessoryView = accessory
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.keyboardTop == 458)
    phone.events.clear()
    phone.perform { height.constant = 90 }
    #expect(phone.notices == ["willChangeFrame", "willShow"])
    #expect(phone.events.events.first?.end == CGRect(0, 408, 390, 436))
    phone.eachFrame {
      let keys = phone.presentedFrame(of: phone.keyboard.keyboardView)
      #expect(abs(keys.minY - 508) < 0.001)
    }
    #expect(phone.presentedFrame(of: inside) == CGRect(0, 413, 390, 90))
    #expect(controller.button.frame.maxY == 392)
  }

  @Test("the accessory of a controller stays at the bottom, above the safe area, without keys")
  func restingAccessory() {
    let accessory = UIToolbar(frame: CGRect(0, 0, 390, 44))
    controller.accessory = accessory
    controller.keepsAccessory = true
    phone.perform { _ = controller.becomeFirstResponder() }
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.events.events.last?.end == CGRect(0, 766, 390, 78))
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 766, 390, 44))
    #expect(controller.button.frame.maxY == 750)
    phone.events.clear()
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.notices == .show)
    #expect(phone.events.events.last?.end == CGRect(0, 464, 390, 380))
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 464, 390, 44))
  }

  @Test("an accessory of constraints reaches the edge and has the strip as its safe area")
  func safeArea() {
    let accessory = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    accessory.allowsSelfSizing = true
    accessory.translatesAutoresizingMaskIntoConstraints = false
    accessory.safeAreaLayoutGuide.heightAnchor.constraint(equalToConstant: 44).isActive = true
    controller.accessory = accessory
    controller.keepsAccessory = true
    phone.perform { _ = controller.becomeFirstResponder() }
    phone.settle()
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 766, 390, 78))
    #expect(accessory.safeAreaInsets.bottom == 34)
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 464, 390, 44))
    #expect(accessory.safeAreaInsets.bottom == 0)
  }

  @Test("a field inside an accessory takes the focus and keeps the accessory there")
  func fieldInside() {
    let accessory = bar(50)
    let inside = UITextField(frame: CGRect(10, 5, 300, 40))
    accessory.addSubview(inside)
    controller.accessory = accessory
    controller.keepsAccessory = true
    phone.perform { _ = controller.becomeFirstResponder() }
    phone.settle()
    phone.tap(at: CGPoint(x: 100, y: 785))
    phone.settle()
    #expect(inside.isFirstResponder)
    #expect(phone.focusedView === inside)
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 458, 390, 50))
    phone.type("hi")
    #expect(inside.text == "hi")
  }

  @Test("a plugged-in keyboard leaves a phone the accessory alone, or nothing")
  func hardware() {
    phone.setKeyboard(KeyboardSettings(mode: .hardware))
    controller.field.inputAccessoryView = bar(44)
    phone.focus(controller.field)
    phone.settle()
    #expect(phone.events.events.last?.end == CGRect(0, 766, 390, 78))
    phone.type("x")
    #expect(controller.field.text == "x")
    phone.focus(controller.second)
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(phone.notices.suffix(4) == .hide)
  }

  @Test("turning the phone measures the accessory anew")
  func rotation() {
    controller.field.inputAccessoryView = bar(44)
    phone.focus(controller.field)
    phone.settle()
    phone.rotate(to: .landscapeRight)
    phone.settle()
    #expect(phone.keyboardFrame == CGRect(0, 137, 844, 253))
    #expect(controller.button.frame.maxY == 121)
  }

  @Test("input views do not keep their controller alive")
  func memory() throws {
    weak var leaving: UIView?
    do {
      let accessory = bar(44)
      leaving = accessory
      controller.field.inputAccessoryView = accessory
    }
    phone.focus(controller.field)
    phone.settle()
    phone.blur()
    phone.settle()
    controller.field.inputAccessoryView = nil
    #expect(leaving == nil)
  }
}
