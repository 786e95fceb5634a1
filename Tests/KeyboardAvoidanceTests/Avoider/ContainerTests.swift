import HandsetTesting
import KeyboardAvoidance
import Testing

/// What avoiders change, and give back.
@MainActor
struct ContainerTests {
  @Test("the app's own inset stays part of the rest, and a new one is taken over")
  func ownInset() throws {
    let form = AvoidanceForm()
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

  @Test("an inset that the app sets while the keyboard is up leaves the field in sight")
  func ownInsetMeanwhile() throws {
    let form = AvoidanceForm()
    let phone = try launch(form)
    form.avoidKeyboard()
    focus(form.fields[3], phone)
    let place = phone.presentedFrame(of: form.fields[3])
    #expect(place.maxY <= phone.keyboardTop)
    phone.perform { form.scrollView.contentInset.bottom = 80 }
    phone.settle()
    #expect(form.scrollView.adjustedContentInset.bottom == 336)
    #expect(phone.presentedFrame(of: form.fields[3]) == place)
    phone.blur()
    phone.settle()
    #expect(form.scrollView.contentInset.bottom == 80)
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
    let form = AvoidanceForm()
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
    let form = AvoidanceForm()
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
    let form = AvoidanceForm()
    let phone = try launch(form)
    form.fields[3].isLeftToKeyboard = true
    form.avoidKeyboard()
    focus(form.fields[3], phone)
    #expect(form.scrollView.contentInset == .zero)
    focus(form.fields[1], phone)
    #expect(form.scrollView.adjustedContentInset.bottom == 336)
  }
}
