import Gallery
import HandsetTesting
import Testing

@MainActor
struct SeedSceneTests {
  @Test("rests where its numbers say, before, with and after the keyboard", arguments: SeedCase.all)
  func restPositions(_ seed: SeedCase) throws {
    let phone = try launch(seed)
    #expect(try phone.element(seed.measured).frame.maxY == seed.rest)
    phone.focus(try phone.element(seed.field).view)
    #expect(phone.settle())
    #expect(try phone.element(seed.measured).frame.maxY == seed.up)
    phone.blur()
    #expect(phone.settle())
    #expect(try phone.element(seed.measured).frame.maxY == seed.rest)
  }

  @Test("moves in step with the keyboard in every frame", arguments: SeedCase.all)
  func inStep(_ seed: SeedCase) throws {
    let phone = try launch(seed)
    let screenHeight = phone.application.screen.bounds.height
    let pixel = 1 / phone.application.screen.scale
    var tops: [CGFloat] = []
    var frames = 0
    let field = try phone.element(seed.field).view
    let measured = try phone.element(seed.measured)
    FrameSequence(framesPerSecond: 60).film(
      phone, actions: [{ $0.focus(field) }, { $0.blur() }]
    ) { _, row in
      let keyboardHeight = screenHeight - CGFloat(phone.keyboardTop)
      tops.append(phone.keyboardTop)
      let full = phone.keyboard.keyboardView.bounds.height
      let part = keyboardHeight / full
      let expected = seed.rest + (seed.up - seed.rest) * part
      #expect(
        abs(measured.frame.maxY - expected) <= pixel,
        "at \(row.milliseconds) ms: \(measured.frame.maxY), not \(expected)")
      frames += 1
    }
    #expect(frames > 60)
    #expect(tops.contains { $0 < screenHeight && $0 > screenHeight - 100 })
  }

  private func launch(_ seed: SeedCase) throws -> Phone {
    let scene = try #require(Gallery.scene(id: seed.scene))
    return try Phone.launch(
      seed.device, orientation: seed.orientation, makeRoot: scene.makeController)
  }
}
