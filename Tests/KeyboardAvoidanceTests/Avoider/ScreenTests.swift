import HandsetTesting
import KeyboardAvoidance
import Testing

/// Avoiders of screens that come, go and stand beside each other.
@MainActor
struct ScreenTests {
  @Test("the page under a sheet does not move for the sheet's field, nor the other way round")
  func sheets() throws {
    let form = AvoidanceForm()
    let phone = try launch(form)
    form.avoidKeyboard()
    let sheet = AvoidanceForm()
    sheet.avoidKeyboard()
    phone.perform { form.present(sheet, animated: true) }
    phone.settle()
    focus(sheet.fields[3], phone)
    #expect(form.scrollView.contentInset == .zero)
    #expect(phone.presentedFrame(of: sheet.fields[3]).maxY == 496)
    phone.blur()
    phone.settle()
    #expect(sheet.scrollView.contentInset == .zero)
    phone.perform { form.dismiss(animated: true) }
    phone.settle()
    focus(form.fields[3], phone)
    #expect(phone.presentedFrame(of: form.fields[3]).maxY == 496)
  }

  @Test("a field that has the focus as its sheet or its screen comes is clear when it is there")
  func focusWhileComing() throws {
    final class Eager: UIViewController {
      let inner = AvoidanceForm()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.avoidKeyboard()
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        inner.fields[3].becomeFirstResponder()
      }
    }
    let form = AvoidanceForm()
    let navigation = UINavigationController(rootViewController: form)
    let phone = try launch(navigation)
    let sheet = Eager()
    phone.perform { form.present(sheet, animated: true) }
    phone.settle()
    #expect(phone.presentedFrame(of: sheet.inner.fields[3]).maxY == 496)
    phone.perform { form.dismiss(animated: true) }
    phone.settle()
    let next = Eager()
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    #expect(phone.presentedFrame(of: next.inner.fields[3]).maxY == 496)
    #expect(next.inner.scrollView.adjustedContentInset.bottom == 336)
  }

  @Test("a push and a pop put the first screen back to rest")
  func pushAndPop() throws {
    let form = AvoidanceForm()
    let navigation = UINavigationController(rootViewController: form)
    let phone = try launch(navigation)
    form.avoidKeyboard()
    focus(form.fields[2], phone)
    let bar = navigation.navigationBar.frame
    let next = AvoidanceForm()
    next.avoidKeyboard()
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    #expect(form.scrollView.contentInset == .zero)
    focus(next.fields[2], phone)
    phone.perform { navigation.popViewController(animated: true) }
    phone.settle()
    #expect(form.scrollView.contentInset == .zero)
    #expect(navigation.navigationBar.frame == bar)
  }

  @Test("every screen can be kept above the keyboard in one line; a screen's own way goes first")
  func everywhere() throws {
    let form = AvoidanceForm()
    let navigation = UINavigationController(rootViewController: form)
    let phone = try launch(navigation)
    phone.makeCurrent()
    var everywhere: KeyboardAvoidanceEverywhere? = KeyboardAvoidanceEverywhere()
    focus(form.fields[3], phone)
    #expect(phone.presentedFrame(of: form.fields[3]).maxY == 496)
    let next = AvoidanceForm()
    phone.perform { navigation.pushViewController(next, animated: true) }
    phone.settle()
    let own = next.avoidKeyboard(.lift(next.view))
    focus(next.fields[2], phone)
    #expect(next.keyboardAvoider === own)
    #expect(next.scrollView.contentInset == .zero)
    phone.blur()
    phone.settle()
    #expect(everywhere != nil)
    everywhere = nil
    #expect(form.keyboardAvoider == nil)
  }

  @Test("an avoider ends with its controller, and puts things back when it is stopped")
  func lifetime() throws {
    let phone = try launch(UIViewController())
    weak var avoider: KeyboardAvoider?
    weak var leaving: AvoidanceForm?
    do {
      let form = AvoidanceForm()
      leaving = form
      phone.perform { phone.window.rootViewController = form }
      avoider = form.avoidKeyboard()
      focus(form.fields[3], phone)
      form.stopAvoidingKeyboard()
      #expect(form.scrollView.contentInset == .zero)
      #expect(avoider == nil)
      avoider = form.avoidKeyboard()
      focus(form.fields[0], phone)
      phone.blur()
      phone.settle()
      phone.perform { phone.window.rootViewController = UIViewController() }
    }
    phone.settle()
    #expect(leaving == nil)
    #expect(avoider == nil)
  }

  @Test("on each side of a split screen only the side that is typed into makes room")
  func sideBySide() throws {
    let parent = UIViewController()
    let phone = try launch(parent, "ipad-air")
    let sides = [AvoidanceForm(), AvoidanceForm()]
    for (index, side) in sides.enumerated() {
      parent.addChild(side)
      side.view.frame = CGRect(410 * CGFloat(index), 0, 410, 1180)
      side.scrollView.contentSize.height = 1600
      parent.view.addSubview(side.view)
      side.avoidKeyboard()
    }
    let field = UITextField(frame: CGRect(16, 1300, 200, 44))
    sides[1].scrollView.addSubview(field)
    focus(field, phone)
    let top = phone.keyboardTop
    #expect(phone.presentedFrame(of: field).maxY == top - 12)
    #expect(sides[0].scrollView.contentInset == .zero)
    #expect(sides[0].scrollView.contentOffset.y <= 0)
  }
}
