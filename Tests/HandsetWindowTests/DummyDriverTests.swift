import CSDL2
import Foundation
import Gallery
import HandsetTesting
import Testing

@testable import HandsetWindow

extension DummyDriverSuites {
  /// The whole window path on SDL's driver without a display.
  @MainActor
  @Suite(.serialized)
  struct DummyDriverTests {
    private let window: SDLWindow
    private let session: WindowSession

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let equipment = try Phone.testEquipment.get()
      let scene = try #require(Gallery.scene(id: "login"))
      window = try SDLWindow(title: "test", aspect: CGSize(width: 423, height: 875))
      session = try WindowSession(
        WindowSession.Program(
          configuration: PhoneConfiguration(
            device: equipment.catalogue.device(id: "iphone-8")), equipment: equipment,
          title: "login", makeRoot: scene.makeController),
        windowSize: window.pixelSize)
      session.resize(to: window.pixelSize, density: window.density)
    }

    /// Runs the window's loop over the events so far and the one that closes it.
    private func run() {
      push(key: SDLK_q, modifiers: control)
      WindowLoop(window: window, session: session).run()
    }

    private let control = UInt16(KMOD_LCTRL.rawValue)

    private func click(_ identifier: String) throws {
      let field = try session.phone.element(identifier).frame
      let viewport = session.viewport
      let x = Int32((viewport.origin.x + field.midX * viewport.scale) / window.density)
      let y = Int32((viewport.origin.y + field.midY * viewport.scale) / window.density)
      push(button: SDL_MOUSEBUTTONDOWN, x, y)
      push(button: SDL_MOUSEBUTTONUP, x, y)
    }

    @Test("real SDL events reach the phone, and closing ends the loop")
    func events() throws {
      try click("username")
      push(text: "héllo")
      push(key: SDLK_BACKSPACE, modifiers: 0)
      run()
      #expect(session.isFinished)
      #expect(try session.phone.element("username").text == "héll")
      #expect(session.phone.application.keyboard.shownFrame?.minY == 407)
    }

    @Test("what is cut or copied lands on the desktop's clipboard and can be pasted again")
    func cutAndPaste() throws {
      window.setClipboard("older")
      try click("username")
      push(text: "fresh")
      push(key: SDLK_a, modifiers: control)
      push(key: SDLK_x, modifiers: control)
      push(key: SDLK_v, modifiers: control)
      push(key: SDLK_v, modifiers: control)
      run()
      #expect(window.clipboard == "fresh")
      #expect(try session.phone.element("username").text == "freshfresh")
    }

    @Test("what is copied elsewhere is pasted")
    func pasteFromHost() throws {
      try click("username")
      push(text: "own")
      push(key: SDLK_a, modifiers: control)
      push(key: SDLK_c, modifiers: control)
      run()
      #expect(window.clipboard == "own")
      window.setClipboard("theirs")
      session.handle(.key(KeyStroke(key: .character("v"), hasControl: true)))
      #expect(try session.phone.element("username").text == "theirs")
    }
  }
}
