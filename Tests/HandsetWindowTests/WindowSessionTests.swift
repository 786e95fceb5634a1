import Gallery
import HandsetTesting
import Testing

@testable import HandsetWindow

@MainActor
struct WindowSessionTests {
  private let session: WindowSession

  init() throws {
    session = try Self.makeSession(scene: "login")
  }

  private static func makeSession(scene: String) throws -> WindowSession {
    let equipment = try Phone.testEquipment.get()
    let scene = try #require(Gallery.scene(id: scene))
    return try WindowSession(
      WindowSession.Program(
        configuration: PhoneConfiguration(
          device: equipment.catalogue.device(id: "iphone-14-pro")), equipment: equipment,
        title: scene.id, makeRoot: scene.makeController),
      windowSize: CGSize(width: 429, height: 888))
  }

  private func click(_ identifier: String) throws {
    let frame = try session.phone.element(identifier).frame
    let viewport = session.viewport
    let place = CGPoint(
      x: viewport.origin.x + frame.midX * viewport.scale,
      y: viewport.origin.y + frame.midY * viewport.scale)
    session.handle(.mouseDown(place))
    session.advance(by: 0.05)
    session.handle(.mouseUp(place))
  }

  @Test("a click on a field raises the keyboard, a click on a key types")
  func clickAndType() throws {
    try click("username")
    session.advance(by: 1)
    #expect(session.phone.keyboardTop == 516)
    let key = try #require(session.phone.keyboard.keyFrame(named: "q"))
    let viewport = session.viewport
    let place = CGPoint(
      x: viewport.origin.x + key.midX * viewport.scale,
      y: viewport.origin.y + key.midY * viewport.scale)
    session.handle(.mouseDown(place))
    session.handle(.mouseUp(place))
    #expect(try session.phone.element("username").text == "q")
  }

  @Test("four turns come back, though the screen stays as it was upside down")
  func fourTurns() throws {
    for shortcut in [KeyStroke.Key.left, .right] {
      var seen: [Orientation] = []
      for _ in 0..<4 {
        session.handle(.key(KeyStroke(key: shortcut, hasControl: true)))
        session.advance(by: 1)
        seen.append(session.phone.orientation)
      }
      let first: Orientation = shortcut == .left ? .landscapeLeft : .landscapeRight
      let last: Orientation = shortcut == .left ? .landscapeRight : .landscapeLeft
      #expect(seen == [first, first, last, .portrait])
    }
  }

  @Test("the host's keyboard types, deletes and moves the caret")
  func hostKeyboard() throws {
    try click("username")
    session.handle(.text("abc"))
    session.handle(.key(KeyStroke(key: .left)))
    session.handle(.key(KeyStroke(key: .backspace)))
    session.handle(.text("ü"))
    #expect(try session.phone.element("username").text == "aüc")
    session.handle(.key(KeyStroke(key: .tab)))
    #expect(try session.phone.element("password").isFocused)
  }

  @Test("copy and paste go through the host's clipboard")
  func clipboard() throws {
    var copied: [String] = []
    session.onCopy = { copied.append($0) }
    session.hostClipboard = { "from the host" }
    try click("username")
    session.handle(.key(KeyStroke(key: .character("v"), hasControl: true)))
    #expect(try session.phone.element("username").text == "from the host")
    session.handle(.key(KeyStroke(key: .character("a"), hasControl: true)))
    session.handle(.key(KeyStroke(key: .character("c"), hasControl: true)))
    #expect(copied == ["from the host"])
  }

  @Test(
    "cut text is not lost, whether the host takes it or keeps its own", arguments: [true, false])
  func cutSurvives(takes: Bool) throws {
    var host: String? = "older"
    session.onCopy = { if takes { host = $0 } }
    session.hostClipboard = { host }
    try click("username")
    session.handle(.text("fresh"))
    session.handle(.key(KeyStroke(key: .character("a"), hasControl: true)))
    session.handle(.key(KeyStroke(key: .character("x"), hasControl: true)))
    #expect(try session.phone.element("username").text == "")
    #expect(host == (takes ? "fresh" : "older"))
    session.handle(.key(KeyStroke(key: .character("v"), hasControl: true)))
    #expect(try session.phone.element("username").text == "fresh")
    host = "news"
    session.handle(.key(KeyStroke(key: .character("v"), hasControl: true)))
    #expect(try session.phone.element("username").text == "freshnews")
  }

  @Test("what an input method composes is marked, and replaced by what it commits")
  func composition() throws {
    try click("username")
    session.handle(.text("a"))
    session.handle(.composition("ka", selected: NSRange(location: 2, length: 0)))
    let field = try #require(try session.phone.element("username").view as? UITextField)
    #expect(field.text == "aka")
    #expect(field.markedTextRange != nil)
    #expect(session.caretFrame != nil)
    session.handle(.composition("", selected: NSRange(location: 0, length: 0)))
    session.handle(.text("か"))
    #expect(field.text == "aか")
    #expect(field.markedTextRange == nil)
  }

  @Test("a key command takes the key's text along")
  func keyCommands() throws {
    final class Field: UITextField {
      var count = 0
      override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(input: "j") { [weak self] _ in self?.count += 1 }
        command.wantsPriorityOverSystemBehavior = true
        return [command]
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    session.phone.window.addSubview(field)
    session.phone.focus(field)
    session.handle(.key(KeyStroke(key: .character("j"))))
    session.handle(.text("j"))
    session.handle(.keyUp(KeyStroke(key: .character("j"))))
    session.handle(.key(KeyStroke(key: .character("k"))))
    session.handle(.text("k"))
    #expect(field.count == 1)
    #expect(field.text == "k")
  }

  @Test("the edit menu's Paste follows the host's clipboard")
  func menuFollowsHost() throws {
    var host: String?
    session.hostClipboard = { host }
    try click("username")
    let field = try #require(try session.phone.element("username").view as? UITextField)
    #expect(!field.canPerformAction(.paste, withSender: nil))
    host = "later"
    #expect(field.canPerformAction(.paste, withSender: nil))
    #expect(UIPasteboard.general.string == "later")
  }

  @Test("every mode that is not the default shows in the title")
  func title() {
    #expect(session.title == "login - iPhone 14 Pro")
    session.handle(.key(KeyStroke(key: .character("k"), hasControl: true, hasShift: true)))
    session.handle(.key(KeyStroke(key: .right, hasControl: true)))
    session.handle(.key(KeyStroke(key: .character("t"), hasControl: true)))
    session.handle(.key(KeyStroke(key: .character("a"), hasControl: true, hasShift: true)))
    session.handle(.key(KeyStroke(key: .character("b"), hasControl: true)))
    session.handle(.key(KeyStroke(key: .function(10))))
    session.handle(.key(KeyStroke(key: .character("2"), hasControl: true)))
    #expect(
      session.title
        == "login - iPhone 14 Pro - landscape right - dark - hardware keyboard - no body - "
        + "overlay - pixel-exact - 1/4 speed")
  }

  @Test("slow motion slows the phone, pause stops it, a full stop steps one frame")
  func speed() {
    let slow = KeyStroke(key: .character("t"), hasControl: true)
    let start = session.phone.time
    session.handle(.key(slow))
    session.advance(by: 1)
    #expect(session.phone.time == start + 0.25)
    session.handle(.key(slow))
    session.handle(.key(slow))
    session.advance(by: 1)
    #expect(session.phone.time == start + 0.25)
    #expect(session.timeUntilNextChange == nil)
    session.handle(.key(KeyStroke(key: .character("."))))
    #expect(abs(session.phone.time - start - 0.25 - 1.0 / 60) < 1e-9)
  }

  @Test("with nothing moving there is no new picture and nothing to wait for")
  func idle() {
    #expect(session.nextPicture() != nil)
    session.advance(by: 5)
    #expect(session.nextPicture() == nil)
    #expect(session.timeUntilNextChange == nil)
  }

  @Test("F7 goes through all devices with the same scene")
  func nextDevice() throws {
    let count = try Phone.testEquipment.get().catalogue.all().count
    var seen: Set<String> = [session.phone.device.id]
    for _ in 0..<count {
      session.handle(.key(KeyStroke(key: .function(7))))
      seen.insert(session.phone.device.id)
      #expect(session.phone.identifiers.contains("username"))
    }
    #expect(seen.count == count)
    #expect(session.phone.device.id == "iphone-14-pro")
  }

  @Test("the wheel scrolls what is below the mouse")
  func wheel() throws {
    let session = try Self.makeSession(scene: "form")
    let scroll = try #require(try session.phone.element("scroll").view as? UIScrollView)
    let start = scroll.contentOffset.y
    session.handle(.key(KeyStroke(key: .right, hasControl: true)))
    session.advance(by: 1)
    let rest = scroll.contentOffset.y
    let place = CGPoint(x: session.viewport.windowSize.width / 2, y: 400)
    session.handle(.wheel(CGSize(width: 0, height: 60), at: place))
    session.advance(by: 1)
    #expect(scroll.contentOffset.y == rest + 60, "from \(start)")
  }
}
