import Devices
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The signs above the letters of tablets")
struct SecondSignTests {
  private func stand(
    _ device: String = "ipad-air", _ settings: KeyboardSettings = KeyboardSettings()
  ) throws -> KeyboardStand {
    let stand = try KeyboardStand(device, settings: settings)
    stand.input.autocapitalizationType = .none
    return stand.focus()
  }

  /// Pulls a key down, so many points.
  private func pull(_ name: String, by distance: CGFloat, _ stand: KeyboardStand) throws {
    let frame = try #require(stand.keyboard.keyFrame(named: name))
    let touch = stand.down(name)
    stand.application.touchMove(
      touch, to: CGPoint(x: frame.midX + 2, y: frame.midY + distance / 2))
    stand.application.touchMove(touch, to: CGPoint(x: frame.midX + 3, y: frame.midY + distance))
    stand.application.touchUp(touch)
  }

  @Test("a flick downwards types the sign above the letter, wherever the finger ends")
  func flicks() throws {
    let stand = try stand()
    try pull("q", by: 30, stand)
    try pull("a", by: 20, stand)
    try pull("z", by: 60, stand)
    try pull(",", by: 25, stand)
    #expect(stand.input.text == "1@%!")
    stand.tap("q")
    #expect(stand.input.text == "1@%!q")
  }

  @Test("less of a pull types the letter, and a finger that goes back up too")
  func shortPulls() throws {
    let stand = try stand()
    try pull("q", by: 8, stand)
    let frame = try #require(stand.keyboard.keyFrame(named: "w"))
    let touch = stand.down("w")
    stand.application.touchMove(touch, to: CGPoint(x: frame.midX, y: frame.midY + 30))
    #expect(stand.view("w")?.look.face == .character("2"))
    stand.application.touchMove(touch, to: CGPoint(x: frame.midX, y: frame.midY + 2))
    #expect(stand.view("w")?.look.face == .signed("w", sign: "2"))
    stand.application.touchUp(touch)
    #expect(stand.input.text == "qw")
  }

  @Test("a finger that slides sideways types where it ends")
  func sidewaysSlides() throws {
    let stand = try stand()
    let other = try #require(stand.keyboard.keyFrame(named: "e"))
    let touch = stand.down("q")
    stand.application.touchMove(touch, to: CGPoint(x: other.midX, y: other.midY + 10))
    stand.application.touchUp(touch)
    #expect(stand.input.text == "e")
  }

  @Test("the digits and signs have those of the next plane, tablets with digits only pairs")
  func planes() throws {
    let stand = try stand()
    stand.tap("numbers")
    try pull("@", by: 30, stand)
    #expect(stand.input.text == "€")
    #expect(stand.keyboard.secondSign(ofKeyNamed: "1") == nil)
    let large = try self.stand("ipad-pro-12.9")
    try pull("1", by: 30, large)
    try pull("q", by: 30, large)
    #expect(large.input.text.first == "!")
    #expect(large.keyboard.secondSign(ofKeyNamed: "q") == nil)
  }

  @Test(
    "every language has them on its letters, phones and the halves of split keyboards have none",
    arguments: [
      "de", "fr", "es", "ru", "uk", "el", "he", "ar", "ko", "tr", "sv", "pl", "ja-romaji",
    ])
  func languages(language: String) throws {
    let tablet = try stand("ipad-air", KeyboardSettings(languages: [language]))
    let rows = tablet.keyboard.legends.rows(.letters, form: .pad)
    for (row, sign) in [(0, "1"), (1, "@"), (2, "%")] {
      let name = try #require(rows[row].first.flatMap { $0?.text })
      #expect(tablet.keyboard.secondSign(ofKeyNamed: name) == sign)
    }
    let phone = try stand("iphone-13", KeyboardSettings(languages: [language]))
    #expect(
      phone.keyboard.view.keyViews.allSatisfy { phone.keyboard.state.secondSign(of: $0.key) == nil }
    )
    let split = try stand(
      "ipad-9", KeyboardSettings(languages: [language], placement: .split))
    #expect(
      split.keyboard.view.keyViews.allSatisfy { split.keyboard.state.secondSign(of: $0.key) == nil }
    )
  }
}
