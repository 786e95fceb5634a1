import HandsetTesting
import KeyboardAvoidance
import Testing

/// What avoiders do beside the scenarios.
@MainActor
struct AvoiderTests {
  /// A form that scrolls, with fields at given heights of the content.
  private final class Form: UIViewController {
    let scrollView = UIScrollView()
    var fields: [UITextField] = []
    var places: [CGFloat] = [60, 400, 700, 950]

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 1100)
      view.addSubview(scrollView)
      fields = places.map { y in
        let field = UITextField(frame: CGRect(16, y, 250, 44))
        scrollView.addSubview(field)
        return field
      }
    }
  }

  private func launch(_ controller: UIViewController, _ device: String = "iphone-13") throws
    -> Phone
  {
    try Phone.launch(device) { controller }
  }

  private func focus(_ view: UIView, _ phone: Phone) {
    phone.focus(view)
    phone.settle()
  }

  @Test("the app's own inset stays part of the rest, and a new one is taken over")
  func ownInset() throws {
    let form = Form()
    let phone = try launch(form)
    form.scrollView.contentInset.bottom = 20
    form.avoidKeyboard()
    for _ in 0..<3 {
      focus(form.fields[1], phone)
      #expect(form.scrollView.adjustedContentInset.bottom == 336)
      phone.blur()
      phone.settle()
      #expect(form.scrollView.contentInset.bottom == 20)
    }
    focus(form.fields[1], phone)
    phone.perform { form.scrollView.contentInset.bottom = 500 }
    focus(form.fields[2], phone)
    #expect(form.scrollView.contentInset.bottom == 500)
    phone.blur()
    phone.settle()
    #expect(form.scrollView.contentInset.bottom == 500)
  }

  @Test("a constant that the app changes meanwhile counts as the one at rest")
  func ownConstant() throws {
    let stage = try ScenarioStage("iphone-13", .avoider)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    stage.focus(field)
    #expect(stage.bottom.constant == -318)
    stage.phone.perform { stage.bottom.constant = -30 }
    stage.hide()
    #expect(stage.bottom.constant == -30)
    stage.focus(field)
    #expect(stage.button.frame.maxY == 478)
    stage.hide()
    #expect(stage.button.frame.maxY == 780)
  }

  @Test("two avoiders of one container do not add up: the first keeps it")
  func oneOwner() throws {
    let form = Form()
    let phone = try launch(form)
    let first = KeyboardAvoider(for: form, .scrollInset(form.scrollView))
    let second = KeyboardAvoider(for: form, .automatic)
    focus(form.fields[3], phone)
    #expect(form.scrollView.contentInset.bottom == 302)
    #expect(form.scrollView.contentOffset.y == 498)
    phone.blur()
    phone.settle()
    #expect(form.scrollView.contentInset.bottom == 0)
    withExtendedLifetime((first, second)) {}
  }

  @Test("nested scroll views are both brought to show the field")
  func nested() throws {
    let form = Form()
    let phone = try launch(form)
    let inner = UIScrollView(frame: CGRect(0, 500, 390, 300))
    inner.contentSize = CGSize(width: 390, height: 600)
    form.scrollView.addSubview(inner)
    let field = UITextField(frame: CGRect(16, 450, 250, 44))
    inner.addSubview(field)
    form.avoidKeyboard()
    focus(field, phone)
    let frame = phone.presentedFrame(of: field)
    #expect(frame.maxY <= 496)
    #expect(frame.minY >= 59)
    phone.blur()
    phone.settle()
    #expect(inner.contentInset == .zero)
    #expect(form.scrollView.contentInset == .zero)
  }

  @Test("a pager that goes sideways keeps its insets; its pages make room, those beside as well")
  func pager() throws {
    let controller = UIViewController()
    let phone = try launch(controller)
    let pager = UIScrollView(frame: controller.view.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 780, height: 700)
    controller.view.addSubview(pager)
    let pages = [0, 390].map { x in
      let page = UIScrollView(frame: CGRect(x, 0, 390, 844))
      page.contentSize = CGSize(width: 390, height: 1200)
      pager.addSubview(page)
      return page
    }
    let field = UITextField(frame: CGRect(16, 900, 250, 44))
    pages[0].addSubview(field)
    controller.avoidKeyboard()
    phone.settle()
    let offset = pager.contentOffset
    focus(field, phone)
    #expect(pager.contentInset == .zero)
    #expect(pager.contentOffset == offset)
    let covered = pages[0].convert(pages[0].bounds, to: nil).maxY - 508
    for page in pages { #expect(page.adjustedContentInset.bottom == covered) }
    #expect(phone.presentedFrame(of: field).maxY == 496)
    phone.blur()
    phone.settle()
    for page in pages { #expect(page.contentInset == .zero) }
  }

  @Test("of a text view the line of the caret is kept in sight while one types")
  func caretLine() throws {
    let controller = UIViewController()
    let phone = try launch(controller)
    let textView = UITextView(frame: controller.view.bounds)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.font = .systemFont(ofSize: 17)
    controller.view.addSubview(textView)
    controller.avoidKeyboard()
    focus(textView, phone)
    #expect(textView.adjustedContentInset.bottom == 336)
    for line in 0..<30 {
      phone.type("line \(line)\n")
      phone.settle()
    }
    let end = try #require(textView.selectedTextRange?.end)
    let caret = textView.convert(textView.caretRect(for: end), to: nil)
    // Below the last line there is only the view's own inset of 8 points.
    #expect(abs(caret.maxY - 500) < 0.01)
    phone.blur()
    phone.settle()
    #expect(textView.contentInset == .zero)
  }

  @Test("a growing text view in a form keeps its caret above the keyboard")
  func growing() throws {
    let form = Form()
    let phone = try launch(form)
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.translatesAutoresizingMaskIntoConstraints = false
    form.scrollView.addSubview(textView)
    let content = form.scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: content.topAnchor, constant: 200),
      textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -200),
      textView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      textView.widthAnchor.constraint(equalTo: form.scrollView.frameLayoutGuide.widthAnchor),
    ])
    form.avoidKeyboard()
    focus(textView, phone)
    for line in 0..<25 {
      phone.type("line \(line)\n")
      phone.settle()
      let end = try #require(textView.selectedTextRange?.end)
      let caret = textView.convert(textView.caretRect(for: end), to: nil)
      #expect(caret.maxY <= 496.5)
    }
  }

  @Test("the target can be the button that sends the form")
  func chosenTarget() throws {
    let form = Form()
    form.places = [300]
    let phone = try launch(form)
    let button = UIButton(frame: CGRect(16, 540, 250, 50))
    form.scrollView.addSubview(button)
    var options = KeyboardAvoider.Options()
    options.target = .view(button)
    form.avoidKeyboard(options: options)
    focus(form.fields[0], phone)
    #expect(phone.presentedFrame(of: button).maxY == 496)
    #expect(form.scrollView.contentOffset.y == 94)
  }

  @Test("a constraint that moves as needed stays where the field is clear")
  func asNeeded() throws {
    let stage = try ScenarioStage("iphone-13", .avoider)
    let low = UITextField()
    low.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(low)
    let high = stage.addField(y: 60)
    let bottom = stage.root.bottomAnchor.constraint(equalTo: low.bottomAnchor, constant: 300)
    NSLayoutConstraint.activate([
      bottom, low.heightAnchor.constraint(equalToConstant: 44),
      low.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      low.widthAnchor.constraint(equalToConstant: 200),
    ])
    var options = KeyboardAvoider.Options()
    options.constraintMovement = .asNeeded
    stage.controller.avoidKeyboard(.bottomConstraint(bottom), options: options)
    stage.focus(high)
    #expect(bottom.constant == 300)
    stage.focus(low)
    #expect(stage.onScreen(low).maxY == 496)
    stage.focus(high)
    #expect(bottom.constant == 300)
    stage.focus(low)
    stage.hide()
    #expect(bottom.constant == 300)
  }

  @Test("the page under a sheet does not move for the sheet's field, nor the other way round")
  func sheets() throws {
    let form = Form()
    let phone = try launch(form)
    form.avoidKeyboard()
    let sheet = Form()
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
      let inner = Form()
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
    let form = Form()
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
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    let phone = try launch(navigation)
    form.avoidKeyboard()
    focus(form.fields[2], phone)
    let bar = navigation.navigationBar.frame
    let next = Form()
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

  @Test("a lifted screen keeps its safe area, so that what is bound to it goes along")
  func liftedSafeArea() throws {
    let controller = UIViewController()
    let phone = try launch(controller)
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 600),
      field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
    controller.avoidKeyboard()
    for _ in 0..<3 {
      focus(field, phone)
      #expect(phone.presentedFrame(of: field).maxY == 496)
      phone.rotate(to: .portrait)
      phone.blur()
      phone.settle()
      #expect(phone.presentedFrame(of: field).minY == 647)
      #expect(controller.additionalSafeAreaInsets == .zero)
      #expect(controller.view.transform.isIdentity)
    }
  }

  @Test("for a field beside a list both the bar and the list make room, each once")
  func fieldBesideList() throws {
    let controller = UIViewController()
    let phone = try launch(controller)
    let list = UIScrollView(frame: CGRect(0, 100, 390, 744))
    list.contentSize = CGSize(width: 390, height: 2000)
    let field = UITextField(frame: CGRect(16, 50, 200, 40))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    for view in [list, field, bar] { controller.view.addSubview(view) }
    let bottom = bar.bottomAnchor.constraint(
      equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, bar.heightAnchor.constraint(equalToConstant: 50),
      bar.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.avoidKeyboard(.automatic, .bottomConstraint(bottom))
    focus(field, phone)
    #expect(bar.frame.maxY == 508)
    #expect(list.adjustedContentInset.bottom == 336)
    #expect(field.frame.minY == 50)
    phone.blur()
    phone.settle()
    #expect(bar.frame.maxY == 810)
    #expect(list.contentInset == .zero)
  }

  @Test("a view that is left to the keyboard moves nothing")
  func optOut() throws {
    let form = Form()
    let phone = try launch(form)
    form.fields[3].isLeftToKeyboard = true
    form.avoidKeyboard()
    focus(form.fields[3], phone)
    #expect(form.scrollView.contentInset == .zero)
    focus(form.fields[1], phone)
    #expect(form.scrollView.adjustedContentInset.bottom == 336)
  }

  @Test("every screen can be kept above the keyboard in one line; a screen's own way goes first")
  func everywhere() throws {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    let phone = try launch(navigation)
    phone.makeCurrent()
    var everywhere: KeyboardAvoidanceEverywhere? = KeyboardAvoidanceEverywhere()
    focus(form.fields[3], phone)
    #expect(phone.presentedFrame(of: form.fields[3]).maxY == 496)
    let next = Form()
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

  @Test("the bar above the keys goes to the next field in reading order, and ends")
  func toolbar() throws {
    let form = Form()
    let phone = try launch(form)
    var options = KeyboardAvoider.Options()
    options.showsToolbar = true
    form.avoidKeyboard(options: options)
    focus(form.fields[0], phone)
    #expect(phone.keyboardFrame == CGRect(0, 464, 390, 380))
    let bar = try #require(form.fields[0].inputAccessoryView as? UIToolbar)
    let items = try #require(bar.items)
    #expect(items[0].isEnabled == false && items[1].isEnabled)
    // The bar makes its buttons anew as they change.
    func press(_ index: Int) {
      let buttons = Array(bar.subviews.suffix(items.count))
      let frame = phone.presentedFrame(of: buttons[index])
      phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      phone.settle()
    }
    phone.events.clear()
    for index in 1...3 {
      press(1)
      #expect(form.fields[index].isFirstResponder)
      #expect(phone.presentedFrame(of: form.fields[index]).maxY <= 452)
    }
    #expect(phone.events.events.isEmpty)
    #expect(items[0].isEnabled && !items[1].isEnabled)
    press(0)
    #expect(form.fields[2].isFirstResponder)
    press(3)
    #expect(phone.focusedView == nil)
    #expect(phone.keyboardTop == 844)
  }

  @Test("an avoider ends with its controller, and puts things back when it is stopped")
  func lifetime() throws {
    let phone = try launch(UIViewController())
    weak var avoider: KeyboardAvoider?
    weak var leaving: Form?
    do {
      let form = Form()
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
    let sides = [Form(), Form()]
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
