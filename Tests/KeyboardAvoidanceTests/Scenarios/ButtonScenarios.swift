import HandsetTesting
import KeyboardAvoidance
import Testing

/// Scenarios in which a pinned button stands above the keyboard.
@MainActor
struct ButtonScenarios {
  @Test("O-01 a button above the keyboard on a phone with a bottom strip", arguments: Way.allCases)
  func o01(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
    stage.phone.focus(field)
    stage.eachFrame {
      let bottom = stage.buttonBottom(
        top: stage.phone.keyboardTop, screen: 844, safe: 34, keyboard: 336)
      #expect(abs(stage.onScreen(stage.button).maxY - bottom) < 0.34)
    }
    #expect(stage.phone.keyboardFrame == CGRect(0, 508, 390, 336))
    #expect(stage.button.frame == CGRect(16, 442, 358, 50))
    stage.hide()
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
  }

  /// The fields are above the scroll view, not in it: UIKit itself brings a field into sight that
  /// is scrolled away, and R5 is off here. So an avoider has to be told what to move.
  @Test("O-07 the suggestions go when the password is focused", arguments: [Way.own, .avoider])
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

  @Test("O-08 the phone is turned while editing, then the keyboard hides", arguments: Way.allCases)
  func o08(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1000)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    stage.focus(field)
    #expect(stage.button.frame == CGRect(16, 442, 358, 50))
    #expect(stage.effectiveBottom == 336)
    stage.rotate(to: .landscapeRight)
    #expect(stage.phone.keyboardFrame == CGRect(0, 181, 844, 209))
    #expect(stage.button.frame == CGRect(63, 115, 718, 50))
    #expect(stage.effectiveBottom == 209)
    #expect(stage.largestOffset == 819)
    stage.hide()
    #expect(stage.button.frame == CGRect(63, 303, 718, 50))
    #expect(stage.effectiveBottom == 21)
    stage.rotate(to: .portrait)
    #expect(stage.button.frame == CGRect(16, 744, 358, 50))
    #expect(stage.effectiveBottom == 34)
  }

  @Test("O-10 a tablet with a keyboard plugged in", arguments: Way.allCases)
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
    func expect(top: CGFloat, button: CGFloat, bottom: CGFloat) {
      #expect(stage.phone.keyboardTop == top)
      #expect(stage.button.frame.minY == button)
      #expect(stage.effectiveBottom == bottom)
    }
    stage.focus(field)
    #expect(stage.phone.events.events.last?.end == CGRect(0, 969, 768, 313))
    expect(top: 969, button: 903, bottom: 55)
    stage.phone.setKeyboard(KeyboardSettings(mode: .software))
    stage.phone.settle()
    #expect(stage.phone.events.events.last?.end == CGRect(0, 711, 768, 313))
    expect(top: 711, button: 645, bottom: 313)
    stage.phone.setKeyboard(KeyboardSettings(mode: .hardware))
    stage.phone.settle()
    expect(top: 969, button: 903, bottom: 55)
    stage.hide()
    expect(top: 1024, button: 958, bottom: 0)
  }

  @Test("O-10 a phone with a keyboard plugged in shows none", arguments: Way.allCases)
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

  @Test("O-11 a hide is interrupted by a new focus", arguments: Way.allCases)
  func o11(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1400)
    let field = stage.addField(y: 60)
    stage.addButton()
    stage.begin()
    stage.focus(field)
    func check() {
      let top = stage.phone.keyboardTop
      #expect(top <= 844)
      let bottom = stage.buttonBottom(top: top, screen: 844, safe: 34, keyboard: 336)
      #expect(abs(stage.onScreen(stage.button).maxY - bottom) < 0.5)
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
