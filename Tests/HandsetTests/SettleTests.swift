import HandsetTesting
import Testing

@testable import Handset

/// What counts as moving.
@MainActor
struct SettleTests {
  /// A field and a wheel that turns for ever.
  private final class SpinningController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 80))

    override func viewDidLoad() {
      super.viewDidLoad()
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.frame.origin = CGPoint(x: 100, y: 300)
      spinner.startAnimating()
      field.accessibilityIdentifier = "field"
      notes.accessibilityIdentifier = "notes"
      [field, notes, spinner].forEach(view.addSubview)
    }
  }

  private let phone: Phone

  init() throws {
    phone = try Phone.launch("iphone-13") { SpinningController() }
  }

  @Test("a wheel that turns and a caret that blinks keep nobody waiting")
  func endlessMotion() throws {
    try phone.element("field").tap()
    let start = phone.time
    #expect(phone.settle())
    #expect(phone.time - start < 0.6)
    for _ in 0..<40 {
      phone.advance(by: 0.05)
      #expect(!phone.isMoving)
    }
    #expect(phone.isAnimating)
  }

  @Test("a film of a screen with a wheel that turns ends when the rest has settled")
  func film() throws {
    var frames = 0
    FrameSequence(framesPerSecond: 60).film(
      phone, actions: [{ phone in phone.firstTextInput.map { _ = phone.focus($0) } }]
    ) { _, _ in frames += 1 }
    #expect(frames > 10 && frames < 50)
  }

  @Test("after typing and settling no key is lit; letters pop up for fingers alone")
  func keysGoOut() throws {
    try phone.element("field").tap()
    phone.settle()
    let keyboard = phone.keyboard.view
    phone.type("Ann\nann")
    #expect(!keyboard.subviews.contains { $0 is KeyPopupView })
    #expect(keyboard.keyViews.contains { $0.isPressed })
    #expect(phone.isMoving)
    #expect(phone.settle())
    #expect(keyboard.keyViews.allSatisfy { !$0.isPressed })
    let frame = try #require(phone.keyboard.keyFrame(named: "g"))
    let touch = phone.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(keyboard.subviews.contains { $0 is KeyPopupView })
    phone.touchUp(touch)
    phone.settle()
    #expect(!keyboard.subviews.contains { $0 is KeyPopupView })
  }

  @Test("trees and logs print what the command prints")
  func printing() throws {
    #expect("\(ViewTree(phone))" == ViewTree(phone).text)
    try phone.element("field").tap()
    phone.settle()
    let lines = "\(phone.events)".split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasSuffix("didBeginEditing  #field"))
    #expect(lines[1].contains("willChangeFrame  (0 844 390 "))
    try phone.element("notes").tap()
    phone.settle()
    #expect("\(phone.events)".hasSuffix("didBeginEditing  #notes"))
    #expect(phone.events.entries.count == 7)
    #expect(phone.events.events.count == 4)
  }

  @Test("the log tells what the order of beginning changes, and keeps the latest entries")
  func order() throws {
    var configuration = PhoneConfiguration(device: phone.device)
    configuration.beginEditingOrder = .documented
    let other = try Phone(
      configuration, equipment: Phone.testEquipment.get(), makeRoot: { SpinningController() })
    try other.element("field").tap()
    other.settle()
    let names = other.events.entries.map { entry in
      switch entry {
      case .notice(let event): event.name
      case .editing(let event): event.name
      }
    }
    #expect(names.prefix(3) == ["willChangeFrame", "willShow", "didBeginEditing"])
    for _ in 0..<(2 * KeyboardEventLog.limit) {
      NotificationCenter.default.post(
        name: UITextField.textDidEndEditingNotification, object: other.focusedView)
    }
    let count = other.events.entries.count
    #expect(count >= KeyboardEventLog.limit && count < 2 * KeyboardEventLog.limit)
  }
}
