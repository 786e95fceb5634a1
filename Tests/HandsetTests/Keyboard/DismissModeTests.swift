import HandsetTesting
import Testing

/// What dragging content does to the keyboard (FACTS 4.2, 5.4).
@MainActor
struct DismissModeTests {
  private let controller = PinnedButtonController()
  private let scrollView = UIScrollView(frame: CGRect(0, 0, 390, 844))
  private let phone: Phone

  init() throws {
    let (controller, scrollView) = (controller, scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    phone = try Phone.launch("iphone-13") { controller }
    controller.view.insertSubview(scrollView, at: 0)
    phone.focus(controller.field)
    phone.settle()
    phone.events.clear()
  }

  /// A finger goes down at `ys[0]` and moves on to the others, one every 1/60 s.
  private func drag(_ ys: [CGFloat]) -> UITouch {
    let touch = phone.touchDown(at: CGPoint(x: 350, y: ys[0]))
    for y in ys.dropFirst() { move(touch, to: y) }
    return touch
  }

  private func move(_ touch: UITouch, to y: CGFloat) {
    phone.advance(by: 1.0 / 60)
    phone.touchMove(touch, to: CGPoint(x: 350, y: y))
  }

  @Test("with onDrag the keyboard goes as soon as a drag begins", arguments: [true, false])
  func onDrag(withAccessory: Bool) {
    scrollView.keyboardDismissMode = withAccessory ? .onDragWithAccessory : .onDrag
    let touch = drag([300, 305])
    #expect(controller.field.isFirstResponder)
    move(touch, to: 320)
    #expect(!controller.field.isFirstResponder)
    phone.touchUp(touch)
    phone.settle()
    #expect(phone.notices == .hide)
  }

  @Test("without a mode it stays")
  func none() {
    phone.touchUp(drag([300, 320, 700]))
    phone.settle()
    #expect(controller.field.isFirstResponder)
    #expect(phone.notices.isEmpty)
  }

  @Test("an interactive drag is silent, the guide follows, and letting go downwards hides")
  func interactiveAway() {
    scrollView.keyboardDismissMode = .interactive
    let touch = drag([300, 320, 400, 508])
    #expect(phone.keyboardTop == 508)
    let places: [(finger: CGFloat, top: CGFloat, button: CGFloat)] = [
      (600, 600, 534), (700, 700, 634), (830, 830, 744),
    ]
    for (finger, top, button) in places {
      move(touch, to: finger)
      #expect(phone.keyboardTop == top)
      #expect(controller.button.frame.minY == button)
      #expect(phone.presentedFrame(of: controller.button).minY == button)
    }
    #expect(phone.notices.isEmpty)
    phone.touchUp(touch)
    phone.settle()
    #expect(phone.notices == .hide)
    #expect(phone.events.events.first?.begin.minY == 830)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.button.frame.minY == 744)
  }

  @Test("letting go upwards springs back with a notice of the frame alone")
  func interactiveBack() {
    scrollView.keyboardDismissMode = .interactiveWithAccessory
    let touch = drag([300, 320, 650, 620, 600])
    #expect(phone.keyboardTop == 600)
    phone.touchUp(touch)
    phone.settle()
    #expect(phone.notices == .change)
    #expect(phone.events.events.first?.begin == CGRect(0, 600, 390, 336))
    #expect(phone.keyboardTop == 508)
    #expect(controller.field.isFirstResponder)
    #expect(controller.button.frame.minY == 442)
  }

  @Test("a finger that starts on the keyboard's level or never reaches it moves nothing")
  func notReached() {
    scrollView.keyboardDismissMode = .interactive
    phone.touchUp(drag([300, 320, 500]))
    phone.settle()
    #expect(phone.notices.isEmpty)
    #expect(controller.field.isFirstResponder)
  }

  @Test("a field that refuses to end has its keyboard back")
  func refusal() {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Refusing()
    controller.keepsAccessory = true
    controller.accessory = UIView(frame: CGRect(0, 0, 390, 40))
    phone.perform { controller.field.reloadInputViews() }
    phone.settle()
    controller.field.delegate = delegate
    scrollView.keyboardDismissMode = .interactive
    phone.touchUp(drag([300, 320, 500, 700]))
    phone.settle()
    #expect(controller.field.isFirstResponder)
    #expect(phone.keyboardTop == 468)
  }

  @Test("the keyboard can be dragged from the padding above it")
  func padding() {
    scrollView.keyboardDismissMode = .interactive
    controller.view.keyboardLayoutGuide.keyboardDismissPadding = 66
    let touch = drag([300, 320, 442])
    #expect(phone.keyboardTop == 508)
    move(touch, to: 500)
    #expect(phone.keyboardTop == 566)
    #expect(controller.button.frame.minY == 500)
    phone.touchUp(touch)
  }

  @Test("an accessory of the controller stays, unless the mode takes it along")
  func accessoryStays() {
    let accessory = UIView(frame: CGRect(0, 0, 390, 44))
    controller.accessory = accessory
    controller.keepsAccessory = true
    phone.perform { controller.field.reloadInputViews() }
    phone.settle()
    scrollView.keyboardDismissMode = .interactive
    phone.events.clear()
    let touch = drag([300, 320, 500, 840])
    #expect(phone.keyboardTop == 766)
    phone.touchUp(touch)
    phone.settle()
    #expect(controller.isFirstResponder)
    #expect(phone.keyboardTop == 766)
    #expect(phone.presentedFrame(of: accessory) == CGRect(0, 766, 390, 44))
    phone.focus(controller.field)
    phone.settle()
    scrollView.keyboardDismissMode = .interactiveWithAccessory
    phone.touchUp(drag([300, 320, 500, 840]))
    phone.settle()
    #expect(!controller.isFirstResponder)
    #expect(phone.keyboardTop == 844)
  }

  @Test("a drag that the app cuts short by taking the focus away goes on without jumping")
  func cutShort() {
    scrollView.keyboardDismissMode = .interactive
    let touch = drag([300, 320, 500, 600])
    phone.blur()
    #expect(phone.keyboardTop == 600)
    move(touch, to: 650)
    phone.touchUp(touch)
    phone.settle()
    #expect(phone.keyboardTop == 844)
    #expect(phone.notices == .hide)
  }
}
