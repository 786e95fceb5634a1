import CSDL2
import Foundation
import Gallery
import HandsetTesting
import Testing

@testable import HandsetWindow

/// The whole window path on SDL's driver without a display.
@MainActor
@Suite(.serialized)
struct DummyDriverTests {
  @Test("real SDL events reach the phone, and closing ends the loop")
  func events() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let equipment = try Phone.testEquipment.get()
    let scene = try #require(Gallery.scene(id: "login"))
    let window = try SDLWindow(title: "test", aspect: CGSize(width: 423, height: 875))
    let session = try WindowSession(
      WindowSession.Program(
        configuration: PhoneConfiguration(
          device: equipment.catalogue.device(id: "iphone-8")), equipment: equipment,
        title: "login", makeRoot: scene.makeController),
      windowSize: window.pixelSize)
    session.resize(to: window.pixelSize, density: window.density)
    let field = try session.phone.element("username").frame
    let viewport = session.viewport
    let x = Int32((viewport.origin.x + field.midX * viewport.scale) / window.density)
    let y = Int32((viewport.origin.y + field.midY * viewport.scale) / window.density)
    push(button: SDL_MOUSEBUTTONDOWN, x, y)
    push(button: SDL_MOUSEBUTTONUP, x, y)
    push(text: "héllo")
    push(key: SDLK_BACKSPACE, modifiers: 0)
    push(key: SDLK_q, modifiers: UInt16(KMOD_LCTRL.rawValue))
    WindowLoop(window: window, session: session).run()
    #expect(session.isFinished)
    #expect(try session.phone.element("username").text == "héll")
    #expect(session.phone.application.keyboard.shownFrame?.minY == 407)
  }

  private func push(button type: SDL_EventType, _ x: Int32, _ y: Int32) {
    var event = SDL_Event()
    event.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = x
    event.button.y = y
    SDL_PushEvent(&event)
  }

  private func push(text: String) {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { bytes in
      bytes.copyBytes(from: text.utf8)
    }
    SDL_PushEvent(&event)
  }

  private func push(key: SDL_KeyCode, modifiers: UInt16) {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = Int32(bitPattern: key.rawValue)
    event.key.keysym.mod = modifiers
    SDL_PushEvent(&event)
  }
}
