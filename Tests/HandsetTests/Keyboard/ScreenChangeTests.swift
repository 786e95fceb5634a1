import HandsetTesting
import Testing

/// The keyboard and screens that are pushed and popped (FACTS 4.2).
@MainActor
struct ScreenChangeTests {
  /// A screen with a field and a button on the keyboard's guide, which takes the focus on its way.
  final class FocusingController: UIViewController {
    enum Moment: CaseIterable { case load, willAppear, isAppearing }

    let form = PinnedButtonController()
    private let moment: Moment

    init(at moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(form)
      form.view.frame = view.bounds
      view.addSubview(form.view)
      if moment == .load { form.field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { form.field.becomeFirstResponder() }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if moment == .isAppearing { form.field.becomeFirstResponder() }
    }
  }

  private let form = PinnedButtonController()
  private let navigation: UINavigationController
  private let phone: Phone

  init() throws {
    let equipment = try Phone.testEquipment.get()
    let navigation = UINavigationController(rootViewController: form)
    self.navigation = navigation
    phone = try Phone(
      PhoneConfiguration(device: equipment.catalogue.device(named: "iphone-13")),
      equipment: equipment
    ) { navigation }
  }

  private var keysX: CGFloat { phone.presentedFrame(of: phone.keyboard.keyboardView).minX }

  private func x(_ controller: UIViewController) -> CGFloat {
    phone.presentedFrame(of: controller.view).minX
  }

  @Test("a push takes the keyboard out with its screen, at the edge of the one that comes")
  func pushWithoutField() throws {
    phone.focus(form.field)
    phone.settle()
    phone.events.clear()
    let next = UIViewController()
    phone.perform { navigation.pushViewController(next, animated: true) }
    #expect(phone.notices == ["willChangeFrame", "willHide"])
    #expect(phone.events.events.first?.begin == CGRect(0, 508, 390, 336))
    #expect(phone.events.events.first?.end == CGRect(-390, 508, 390, 336))
    var button = phone.presentedFrame(of: form.button).minY
    var seen = 0
    phone.eachFrame {
      if phone.keyboardFrame != nil {
        seen += 1
        #expect(abs(keysX + 390 - x(next)) < 0.01)
        #expect(phone.keyboardTop == 508)
      }
      let now = phone.presentedFrame(of: form.button).minY
      #expect(now >= button - 0.01 && now - button < 120)
      button = now
    }
    #expect(seen > 10)
    #expect(phone.notices == .hide)
    #expect(phone.keyboardTop == 844)
    #expect(form.button.frame.minY == 744)
    #expect(phone.keyboard.keyboardView.frame.minX == 0)
    #expect(phone.keyboard.keyboardView.frame.minY == 844)
  }

  @Test(
    "a screen that takes the focus on its way keeps a keyboard that is there, without a notice",
    arguments: FocusingController.Moment.allCases)
  func pushWithFocus(moment: FocusingController.Moment) throws {
    phone.focus(form.field)
    phone.settle()
    phone.events.clear()
    let next = FocusingController(at: moment)
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.eachFrame {
      #expect(keysX == 0 && phone.keyboardTop == 508)
      #expect(next.form.button.frame.minY == 442)
    }
    #expect(next.form.field.isFirstResponder)
    #expect(phone.notices.isEmpty)
  }

  @Test(
    "a keyboard comes with the screen that takes the focus on its way",
    arguments: FocusingController.Moment.allCases)
  func keyboardComesAlong(moment: FocusingController.Moment) throws {
    let next = FocusingController(at: moment)
    phone.perform { navigation.pushViewController(next, animated: true) }
    #expect(phone.notices == ["willChangeFrame", "willShow"])
    #expect(phone.events.events.first?.begin == CGRect(390, 508, 390, 336))
    #expect(phone.events.events.first?.end == CGRect(0, 508, 390, 336))
    phone.eachFrame {
      #expect(abs(keysX - x(next)) < 0.01)
      #expect(phone.presentedFrame(of: phone.keyboard.keyboardView).minY == 508)
      #expect(phone.presentedFrame(of: next.form.button).minY == 442)
    }
    #expect(phone.notices == .show)
    phone.events.clear()
    phone.perform { navigation.popViewController(animated: true) }
    #expect(phone.events.events.first?.end == CGRect(390, 508, 390, 336))
    phone.eachFrame {
      if phone.keyboardFrame != nil { #expect(abs(keysX - x(next)) < 0.01) }
    }
    #expect(phone.notices == .hide)
    #expect(phone.keyboardTop == 844)
  }

  @Test("a drag back takes the keyboard along, and one that is given up brings it back")
  func givenUpDrag() throws {
    let next = FocusingController(at: .willAppear)
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    phone.events.clear()
    let finger = phone.touchDown(at: CGPoint(x: 4, y: 300))
    for step in 1...12 {
      phone.advance(by: 1.0 / 30)
      phone.touchMove(finger, to: CGPoint(x: 4 + 10 * CGFloat(step), y: 300))
      #expect(abs(keysX - x(next)) < 0.01)
    }
    #expect(keysX > 60)
    #expect(next.form.button.frame.minY == 442)
    phone.advance(by: 0.5)
    phone.touchUp(finger)
    phone.eachFrame { #expect(abs(keysX - x(next)) < 0.01) }
    #expect(keysX == 0 && phone.keyboardTop == 508)
    #expect(next.form.field.isFirstResponder)
    #expect(phone.notices.isEmpty)
    phone.type("a")
    #expect(next.form.field.text == "a")
  }

  @Test("a drag back that goes through hides the keyboard from where the finger has left it")
  func completedDrag() throws {
    let next = FocusingController(at: .load)
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    phone.events.clear()
    let finger = phone.touchDown(at: CGPoint(x: 4, y: 300))
    for step in 1...25 {
      phone.advance(by: 1.0 / 60)
      phone.touchMove(finger, to: CGPoint(x: 4 + 12 * CGFloat(step), y: 300))
    }
    #expect(phone.notices.isEmpty)
    var before = keysX
    phone.touchUp(finger)
    #expect(keysX == before)
    #expect(phone.notices == ["willChangeFrame", "willHide"])
    #expect(phone.events.events.first?.begin.minX == before)
    phone.eachFrame {
      guard phone.keyboardFrame != nil else { return }
      #expect(abs(keysX - x(next)) < 0.01 && keysX >= before)
      before = keysX
    }
    #expect(phone.notices == .hide)
    #expect(phone.keyboardTop == 844)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a focus while the keyboard leaves with a screen turns it round without a jump")
  func focusWhileLeaving() throws {
    phone.focus(form.field)
    phone.settle()
    let next = PinnedButtonController()
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.advance(by: 0.1)
    let before = keysX
    phone.focus(next.field)
    #expect(abs(keysX - before) < 0.01)
    var last = before
    phone.eachFrame {
      #expect(abs(keysX - last) < 80)
      last = keysX
    }
    #expect(keysX == 0 && phone.keyboardTop == 508)
    #expect(next.button.frame.minY == 442)
  }

  @Test("a field asked before it was in a window has the focus once it is, unless it gave it up")
  func wishesForFocus() throws {
    let field = UITextField(frame: CGRect(0, 100, 100, 40))
    phone.makeCurrent()
    #expect(!field.becomeFirstResponder())
    phone.perform { form.view.addSubview(field) }
    #expect(field.isFirstResponder)
    let other = UITextView(frame: CGRect(0, 200, 100, 40))
    other.becomeFirstResponder()
    other.resignFirstResponder()
    phone.perform { form.view.addSubview(other) }
    #expect(field.isFirstResponder)
  }
}
