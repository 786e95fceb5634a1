import HandsetTesting
import KeyboardAvoidance
import Testing

/// Scenarios in which a pinned button stands above the keyboard.
@MainActor
struct ButtonScenarios {
  @Test(
    "O-01 a button above the keyboard on a phone with a bottom strip",
    arguments: ScenarioTable.ways(.o01))
  func o01(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
    stage.phone.focus(field)
    stage.eachFrame { stage.expectInStep(.portrait) }
    #expect(stage.phone.keyboardFrame == CGRect(0, 508, 390, 336))
    #expect(stage.button.frame == CGRect(16, 442, 358, 50))
    stage.phone.blur()
    stage.eachFrame { stage.expectInStep(.portrait) }
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
  }

  /// The fields are above the scroll view, not in it: UIKit itself brings a field into sight that
  /// is scrolled away, and R5 is off here.
  @Test(
    "O-07 the suggestions go when the password is focused", arguments: ScenarioTable.ways(.o07))
  func o07(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    let email = stage.addField(y: 60)
    let password = stage.addField(y: 120, secure: true)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1000)
    stage.addButton()
    stage.begin(reveals: false)
    stage.focus(email)
    stage.scrollToEnd()
    #expect(stage.offset == 492)
    #expect(stage.button.frame.minY == 442)
    #expect(stage.effectiveBottom == 336)
    stage.phone.events.clear()
    func check() {
      let y = stage.onScreen(stage.button).minY
      #expect(y >= 442 - 0.01 && y <= 487 + 0.01)
      #expect(stage.phone.keyboardTop <= 553.01)
      // Both ends are above the safe area, so all of the button's way is that of the keyboard.
      #expect(abs(y + 66 - stage.phone.keyboardTop) <= stage.pixel)
    }
    stage.phone.focus(password)
    stage.eachFrame(check)
    #expect(stage.phone.keyboardTop == 553)
    #expect(stage.button.frame.minY == 487)
    #expect(stage.effectiveBottom == 291)
    #expect(stage.offset == 447)
    stage.phone.focus(email)
    stage.eachFrame(check)
    #expect(stage.phone.keyboardTop == 508)
    #expect(stage.button.frame.minY == 442)
    #expect(stage.effectiveBottom == 336)
    #expect(stage.offset == 447)
    #expect(!stage.phone.events.events.map(\.name).contains("willHide"))
  }

  @Test(
    "O-08 the phone is turned while editing, then the keyboard hides",
    arguments: ScenarioTable.ways(.o08))
  func o08(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1000)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    let phone = stage.phone!
    /// The keyboard is there exactly while the field has the focus, and the button above it. A
    /// turn brings the button from where it was on the screen before, in its 0.3 s.
    func settle(_ held: ScenarioStage.Held, turning: TimeInterval = 0) {
      let start = phone.time
      var last = CGFloat.infinity
      stage.eachFrame {
        if phone.time < start + turning {
          #expect(abs(stage.lag(held)) <= last)
          last = abs(stage.lag(held))
        } else {
          stage.expectInStep(held)
        }
        #expect(field.isFirstResponder || phone.application.keyboard.shownFrame == nil)
      }
    }
    phone.focus(field)
    settle(.portrait)
    #expect(stage.button.frame == CGRect(16, 442, 358, 50))
    #expect(stage.effectiveBottom == 336)
    phone.rotate(to: .landscapeRight)
    settle(.landscape, turning: 0.3)
    #expect(phone.keyboardFrame == CGRect(0, 181, 844, 209))
    #expect(stage.button.frame == CGRect(63, 115, 718, 50))
    #expect(stage.effectiveBottom == 209)
    #expect(stage.largestOffset == 819)
    phone.blur()
    settle(.landscape)
    #expect(stage.button.frame == CGRect(63, 303, 718, 50))
    #expect(stage.effectiveBottom == 21)
    phone.rotate(to: .portrait)
    settle(.portrait, turning: 0.3)
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
    #expect(stage.effectiveBottom == 34)
  }

  @Test("O-10 a tablet with a keyboard plugged in", arguments: ScenarioTable.ways(.o10))
  func o10(way: Way) throws {
    var device = try Phone.testEquipment.get().catalogue.device(named: "ipad-mini-5")
    // The scenario's keyboard is 313 high with its bar of 55.
    device.keyboard.portrait.text = Measure(258, .estimated)
    device.keyboard.portrait.bar = Measure(55, .estimated)
    device.keyboard.portrait.hardware = Measure(55, .estimated)
    let stage = try ScenarioStage(
      PhoneConfiguration(device: device, keyboard: KeyboardSettings(mode: .hardware)), way)
    stage.addScrollView(CGRect(0, 0, 768, 1024), contentHeight: 1400)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    /// Without a safe area at the bottom the button stands on the keyboard in every frame.
    func expect(top: CGFloat, button: CGFloat, bottom: CGFloat) {
      stage.eachFrame {
        let gap = stage.phone.keyboardTop - stage.onScreen(stage.button).maxY
        #expect(abs(gap - 16) <= stage.pixel)
      }
      #expect(stage.phone.keyboardTop == top)
      #expect(stage.button.frame.minY == button)
      #expect(stage.effectiveBottom == bottom)
    }
    stage.phone.focus(field)
    expect(top: 969, button: 903, bottom: 55)
    #expect(stage.phone.events.events.last?.end == CGRect(0, 969, 768, 313))
    stage.phone.setKeyboard(KeyboardSettings(mode: .software))
    expect(top: 711, button: 645, bottom: 313)
    #expect(stage.phone.events.events.last?.end == CGRect(0, 711, 768, 313))
    stage.phone.setKeyboard(KeyboardSettings(mode: .hardware))
    expect(top: 969, button: 903, bottom: 55)
    stage.phone.blur()
    expect(top: 1024, button: 958, bottom: 0)
  }

  @Test(
    "O-10 a phone with a keyboard plugged in shows none", arguments: ScenarioTable.ways(.o10))
  func o10Phone(way: Way) throws {
    let device = try Phone.testEquipment.get().catalogue.device(named: "iphone-13")
    let stage = try ScenarioStage(
      PhoneConfiguration(device: device, keyboard: KeyboardSettings(mode: .hardware)), way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1400)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    stage.focus(field)
    #expect(stage.phone.keyboardTop == 844)
    #expect(stage.button.frame.minY == 744)
    #expect(stage.effectiveBottom == 34)
    #expect(field.isFirstResponder)
    stage.phone.type("Hello")
    #expect(field.text == "Hello")
  }

  @Test("O-11 a hide is interrupted by a new focus", arguments: ScenarioTable.ways(.o11))
  func o11(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1400)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    stage.focus(field)
    func check() {
      #expect(stage.phone.keyboardTop <= 844)
      stage.expectInStep(.portrait)
    }
    stage.phone.blur()
    stage.phone.advance(by: 0.1)
    let interrupted = stage.phone.keyboardTop
    #expect(interrupted > 508 && interrupted < 844)
    stage.phone.focus(field)
    #expect(abs(stage.phone.keyboardTop - interrupted) < 0.001)
    let start = stage.phone.time
    while stage.phone.time < start + 0.5 - 1e-9 {
      stage.phone.advance(to: min(stage.phone.time + 1.0 / 60, start + 0.5))
      check()
    }
    #expect(stage.phone.keyboardTop == 508)
    stage.phone.settle()
    #expect(stage.button.frame.minY == 442)
    #expect(stage.effectiveBottom == 336)
    #expect(stage.phone.events.events.last?.name == "didShow")

    for step in 0..<11 {
      if step.isMultiple(of: 2) { stage.phone.blur() } else { stage.phone.focus(field) }
      for _ in 0..<3 {
        stage.phone.advance(by: 0.05 / 3)
        check()
      }
    }
    stage.phone.settle()
    #expect(stage.phone.keyboardTop == 844)
    #expect(stage.button.frame.minY == 744)
    #expect(stage.effectiveBottom == 34)
    #expect(stage.scrollView.contentInset.bottom == 0)
    #expect(stage.phone.events.events.last?.name == "didHide")
  }
}
