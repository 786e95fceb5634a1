import HandsetTesting
import KeyboardAvoidance
import Testing

/// What has to stay in sight.
@MainActor
struct TargetTests {
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
    let form = AvoidanceForm()
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
    let form = AvoidanceForm()
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

  @Test("the bar above the keys goes to the next field in reading order, and ends")
  func toolbar() throws {
    let form = AvoidanceForm()
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
}
