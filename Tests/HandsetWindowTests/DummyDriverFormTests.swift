import CSDL2
import Foundation
import HandsetTesting
import Testing

@testable import HandsetWindow

extension DummyDriverSuites {
  /// A form of ours in a window on SDL's driver without a display.
  @MainActor
  @Suite(.serialized)
  struct DummyDriverFormTests {
    /// A form with a button above the keyboard and one below it; a tap outside puts it away.
    private final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 16, y: 110, width: 358, height: 44))
      let above = UIButton(frame: CGRect(x: 16, y: 442, width: 358, height: 50))
      let below = UIButton(frame: CGRect(x: 16, y: 600, width: 358, height: 50))
      var taps: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        for (button, name) in [(above, "A"), (below, "B")] {
          button.addAction(
            UIAction { [weak self] _ in self?.taps.append(name) }, for: .touchUpInside)
          view.addSubview(button)
        }
        view.addSubview(field)
      }
    }

    /// A window of the phone's proportions, with nothing around the screen.
    private func open(_ form: Form, size: CGSize) throws -> (SDLWindow, WindowSession) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let equipment = try Phone.testEquipment.get()
      let window = try SDLWindow(title: "test", aspect: size)
      let session = try WindowSession(
        WindowSession.Program(
          configuration: PhoneConfiguration(
            device: equipment.catalogue.device(id: "iphone-13")), equipment: equipment,
          title: "form", makeRoot: { form }),
        windowSize: window.pixelSize)
      session.handle(.key(KeyStroke(key: .character("b"), hasControl: true)))
      session.resize(to: window.pixelSize, density: window.density)
      return (window, session)
    }

    private func deliver(_ window: SDLWindow, to session: WindowSession) {
      while let event = window.nextEvent() { session.handle(event) }
    }

    private func click(_ x: Int32, _ y: Int32, _ window: SDLWindow, _ session: WindowSession) {
      push(button: SDL_MOUSEBUTTONDOWN, x, y)
      deliver(window, to: session)
      session.advance(by: 0.05)
      push(button: SDL_MOUSEBUTTONUP, x, y)
      deliver(window, to: session)
      session.advance(by: 1)
    }

    /// SDL counts whole units; those of O-13, (97.5, 233.5), lie between these two places.
    @Test("O-13, step 6: a click in a window of 195 × 422 units is a tap at twice its place")
    func clickInTheWindow() throws {
      let form = Form()
      let (window, session) = try open(form, size: CGSize(width: 195, height: 422))
      #expect(!session.showsBody)
      #expect(window.pixelSize == CGSize(width: 195, height: 422))
      click(97, 66, window, session)
      #expect(form.field.isFirstResponder)
      #expect(session.phone.keyboardTop == 508)
      for (x, y) in [(97, 233), (98, 234)] as [(Int32, Int32)] {
        form.taps = []
        click(x, y, window, session)
        #expect(form.taps == ["A"])
        #expect(session.phone.keyboardTop == 508)
      }
      form.taps = []
      click(97, 312, window, session)
      #expect(form.taps.isEmpty)
      #expect(session.phone.keyboardTop == 508)
    }

    @Test(
      "what an input method of the host composes goes through the window, and then what it says")
    func composing() throws {
      let form = Form()
      let (window, session) = try open(form, size: CGSize(width: 195, height: 422))
      click(97, 66, window, session)
      push(text: "x")
      push(composed: "か", start: 0, length: 1)
      deliver(window, to: session)
      #expect(form.field.text == "xか")
      let range = try #require(form.field.markedTextRange)
      #expect(form.field.text(in: range) == "か")
      let selected = try #require(form.field.selectedTextRange)
      #expect(form.field.text(in: selected) == "か")
      push(composed: "漢字👍", start: 2, length: 0)
      deliver(window, to: session)
      #expect(form.field.text == "x漢字👍")
      let caret = try #require(form.field.selectedTextRange)
      #expect(caret.isEmpty && form.field.offset(from: range.start, to: caret.start) == 2)
      push(longComposed: String(repeating: "かな", count: 40))
      deliver(window, to: session)
      #expect(form.field.text == "x" + String(repeating: "かな", count: 40))
      push(composed: "", start: 0, length: 0)
      push(text: "漢字")
      deliver(window, to: session)
      #expect(form.field.text == "x漢字")
      #expect(form.field.markedTextRange == nil)
    }
  }
}
