import HandsetTesting
import KeyboardAvoidance
import Testing

/// Random showing, hiding, turning, switching and interrupting.
@MainActor
struct KeyboardWalkTests {
  private struct Setting: Hashable {
    var orientation = Orientation.portrait
    var focus = KeyboardWalkScreen.Focus.none
    var keyboard = KeyboardSettings()
  }

  @MainActor
  private final class Walker {
    let phone: Phone
    let screen = KeyboardWalkScreen()
    var setting = Setting()

    init(_ device: Device, _ setting: Setting = Setting()) throws {
      let screen = screen
      var configuration = PhoneConfiguration(
        device: device, orientation: setting.orientation, keyboard: setting.keyboard)
      configuration.keyboard = setting.keyboard
      phone = try Phone(configuration, equipment: Phone.testEquipment.get()) { screen }
      self.setting = setting
      focus(setting.focus)
      rest()
    }

    func focus(_ focus: KeyboardWalkScreen.Focus) {
      setting.focus = focus
      if let field = screen.field(focus) { phone.focus(field) } else { phone.blur() }
    }

    /// Long enough for every motion; only what is due is computed.
    func rest() {
      phone.advance(by: 1)
      phone.advance(by: 0.2)
    }

    func step(_ random: inout SeededRandom) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: focus(KeyboardWalkScreen.Focus.allCases.randomElement(using: &random) ?? .none)
      case 4, 5: focus(.none)
      case 6, 7:
        setting.orientation = setting.orientation.isLandscape ? .portrait : .landscapeRight
        phone.rotate(to: setting.orientation)
      case 8:
        setting.keyboard.mode = setting.keyboard.mode == .software ? .hardware : .software
        phone.setKeyboard(setting.keyboard)
      default:
        setting.keyboard.isPredictive.toggle()
        phone.setKeyboard(setting.keyboard)
      }
    }

    var state: KeyboardWalkState { KeyboardWalkState(phone, screen) }
  }

  /// About 10,000 events, shared among all devices; takes about a minute.
  @Test("after 10,000 random events everything is as on a fresh phone", .tags(.slow))
  func likeAFreshPhone() throws {
    let devices = try Phone.testEquipment.get().catalogue.all()
    let share = 10_000 / devices.count + 1
    for (number, device) in devices.enumerated() {
      var random = SeededRandom(seed: UInt64(number) + 1)
      let walker = try Walker(device)
      var fresh: [Setting: KeyboardWalkState] = [:]
      var events = 0
      while events < share {
        let count = Int.random(in: 1...5, using: &random)
        for _ in 0..<count {
          walker.step(&random)
          walker.phone.advance(by: Double.random(in: 0...0.3, using: &random))
        }
        events += count
        walker.rest()
        let setting = walker.setting
        if fresh[setting] == nil { fresh[setting] = try Walker(device, setting).state }
        guard walker.state == fresh[setting] else {
          Issue.record(
            """
            \(device.id) after \(events) events in \(setting):
            \(walker.state)
            \(String(describing: fresh[setting]))
            """)
          break
        }
      }
    }
  }

  @Test("a motion that is turned round at any frame goes on from where it is")
  func noJumps() throws {
    let device = try Phone.testEquipment.get().catalogue.device(named: "iphone-13")
    // The spring's greatest speed is ω/e of the way a second: 336 · 18.26 / e · 1/60 s.
    let most = 336 * 18.2574 / 2.71828 / 60 + 0.1
    for frame in 0...30 {
      let walker = try Walker(device)
      var last = walker.phone.keyboardTop
      func watch(_ frames: Int) {
        for _ in 0..<frames {
          walker.phone.advance(by: 1.0 / 60)
          let top = walker.phone.keyboardTop
          #expect(abs(top - last) <= most)
          last = top
        }
      }
      for focus in [KeyboardWalkScreen.Focus.words, .none, .words] {
        walker.focus(focus)
        #expect(abs(walker.phone.keyboardTop - last) < 0.001)
        watch(frame)
      }
      watch(40)
      #expect(last == 508)
    }
  }

  @Test("hundreds of shows and hides leave nothing to be done and no view behind", .tags(.slow))
  func flatMemory() throws {
    let device = try Phone.testEquipment.get().catalogue.device(named: "iphone-13")
    let walker = try Walker(device)
    func cycle(_ times: Int) {
      for _ in 0..<times {
        walker.focus(.withAccessory)
        walker.phone.advance(by: 0.1)
        walker.focus(.withInputView)
        walker.phone.advance(by: 0.1)
        walker.focus(.none)
        walker.phone.advance(by: 0.7)
      }
      walker.rest()
    }
    cycle(1)
    let state = walker.state
    cycle(300)
    #expect(walker.state == state)
    #expect(walker.phone.application.clock.nextDueTime == nil)
    #expect(walker.screen.scrollView.layer.animationKeys()?.isEmpty != false)
  }

  /// In a process of its own, where nothing else takes memory.
  @Test("the memory in use stays flat over the walk", .tags(.slow))
  func memory() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try KeyboardWalkTests.walkForMemory() }
    }
  }

  private static func walkForMemory() throws {
    let device = try Phone.testEquipment.get().catalogue.device(named: "iphone-13")
    let walker = try Walker(device)
    var random = SeededRandom(seed: 99)
    func walk(_ events: Int) {
      for _ in 0..<events {
        walker.step(&random)
        walker.phone.advance(by: Double.random(in: 0...0.3, using: &random))
        // The log of all notices is meant to grow.
        walker.phone.events.clear()
      }
      walker.rest()
    }
    walk(1_500)
    let before = try residentBytes()
    walk(6_000)
    let growth = try residentBytes() - before
    // A view that was left behind in every tenth event would take more.
    #expect(growth < 600 * 1_024, "\(growth / 1_024) KB more after 6,000 events")
  }

  /// The memory of this process that is in use, bytes.
  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}
