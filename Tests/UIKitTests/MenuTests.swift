import HandsetTesting
import Testing
import UIKit

@MainActor
private final class Screen: UIViewController {
  let button = UIButton(type: .system)
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Sort", for: .normal)
    button.accessibilityIdentifier = "sort"
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
    view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.menu = menu
  }

  var menu: UIMenu {
    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [unowned self] in
        chosen.append($0.title)
      }
    }
    return UIMenu(children: [
      action("Name", state: .on), action("Date"),
      UIMenu(title: "More", children: [action("Size"), action("Kind")]),
      UIMenu(
        options: .displayInline,
        children: [action("Locked", .disabled), action("Erase", .destructive)]),
      action("Secret", .hidden),
    ])
  }
}

@MainActor @Suite struct MenuTests {
  private func open(_ device: String = "iPhone 13 Pro") throws -> (Phone, Screen) {
    let screen = Screen()
    let phone = try Phone.launch(device) { screen }
    try phone.element("sort").tap()
    phone.settle()
    return (phone, screen)
  }

  /// Rows of 44 below the button, 8 from it; the group stands 8 further down.
  @Test func aTapOpensTheMenuBelowTheButton() throws {
    let (phone, _) = try open()
    #expect(try phone.element("menu").frame == CGRect(x: 20, y: 152, width: 250, height: 228))
    #expect(try phone.element("Name").frame == CGRect(x: 20, y: 152, width: 250, height: 44))
    #expect(try phone.element("More").frame.minY == 240)
    #expect(try phone.element("Locked").frame.minY == 292)
    #expect(phone.view(withIdentifier: "Secret") == nil)
  }

  @Test func choosingClosesTheMenuAndActs() throws {
    let (phone, screen) = try open()
    try phone.element("Date").tap()
    phone.settle()
    #expect(screen.chosen == ["Date"])
    #expect(phone.view(withIdentifier: "menu") == nil)
  }

  @Test func aButtonMayShowWhatIsChosen() throws {
    let (phone, screen) = try open()
    screen.button.changesSelectionAsPrimaryAction = true
    #expect(screen.button.title(for: .normal) == "Name")
    for title in ["Date", "Name"] {
      try phone.element(title).tap()
      phone.settle()
      #expect(screen.button.title(for: .normal) == title)
      let actions = screen.button.menu?.children.compactMap { $0 as? UIAction } ?? []
      #expect(actions.filter { $0.state == .on }.map(\.title) == [title])
      try phone.element("sort").tap()
      phone.settle()
    }
  }

  @Test func whatIsDisabledLeavesTheMenuOpen() throws {
    let (phone, screen) = try open()
    try phone.element("Locked").tap()
    phone.settle()
    #expect(screen.chosen.isEmpty && phone.view(withIdentifier: "menu") != nil)
  }

  @Test func aTapBesideTheMenuClosesIt() throws {
    let (phone, screen) = try open()
    phone.tap(at: CGPoint(x: 300, y: 700))
    phone.settle()
    #expect(screen.chosen.isEmpty && phone.view(withIdentifier: "menu") == nil)
  }

  @Test func anInnerMenuTakesThePlaceOfTheOuterOne() throws {
    let (phone, screen) = try open()
    try phone.element("More").tap()
    phone.settle()
    #expect(phone.view(withIdentifier: "Name") == nil)
    try phone.element("Kind").tap()
    phone.settle()
    #expect(screen.chosen == ["Kind"])
  }

  @Test func aMenuWithoutRoomBelowOpensAbove() throws {
    let screen = Screen()
    let phone = try Phone.launch("iPhone 13 Pro") { screen }
    phone.perform { screen.button.frame.origin = CGPoint(x: 290, y: 740) }
    try phone.element("sort").tap()
    phone.settle()
    #expect(
      try phone.element("menu").frame == CGRect(x: 120, y: 740 - 8 - 228, width: 250, height: 228))
  }

  @Test func aLongPressOpensTheMenuOfAButtonThatActs() throws {
    let screen = Screen()
    let phone = try Phone.launch("iPhone 13 Pro") { screen }
    phone.perform {
      screen.button.showsMenuAsPrimaryAction = false
      screen.button.addAction(
        UIAction { [unowned screen] _ in screen.chosen.append("tap") }, for: .touchUpInside)
    }
    try phone.element("sort").tap()
    phone.settle()
    #expect(screen.chosen == ["tap"] && phone.view(withIdentifier: "menu") == nil)
    let touch = phone.touchDown(at: CGPoint(x: 60, y: 122))
    phone.advance(by: 0.7)
    phone.touchUp(touch)
    phone.settle()
    #expect(screen.chosen == ["tap"] && phone.view(withIdentifier: "menu") != nil)
  }

  @Test func rotationTakesTheMenuAway() throws {
    let (phone, _) = try open()
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(phone.view(withIdentifier: "menu") == nil)
  }
}
