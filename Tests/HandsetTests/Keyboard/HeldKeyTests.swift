import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Keys that are held")
struct HeldKeyTests {
  private func stand(_ languages: [String] = ["en"]) throws -> KeyboardStand {
    let stand = try KeyboardStand(
      settings: KeyboardSettings(isPredictive: false, languages: languages))
    stand.input.autocapitalizationType = .none
    return stand.focus()
  }

  @Test("offer accents after half a second, with the key's own letter chosen first")
  func accentsOpen() throws {
    let stand = try stand()
    let finger = stand.down("e")
    stand.wait(0.49)
    #expect(stand.keyboard.openChoices.isEmpty)
    stand.wait(0.02)
    #expect(
      Set(stand.keyboard.openChoices.map(\.text)) == ["e", "è", "é", "ê", "ë", "ē", "ė", "ę"])
    let key = try #require(stand.keyboard.keyFrame(named: "e"))
    let own = try #require(stand.keyboard.openChoices.first { $0.text == "e" }?.frame)
    #expect(own.minX < key.midX && own.maxX > key.midX)
    #expect(stand.keyboard.openChoices.allSatisfy { $0.frame.maxY < key.minY })
    stand.application.touchUp(finger)
    #expect(stand.input.text == "e" && stand.keyboard.openChoices.isEmpty)
  }

  @Test("offer capitals under shift, and grow to the left at the right side")
  func accentsFollowShiftAndSide() throws {
    let stand = try stand()
    stand.tap("shift")
    try stand.hold("o", choosing: "Ö")
    #expect(stand.input.text == "Ö")
    let finger = stand.down("o")
    stand.wait(0.6)
    let key = try #require(stand.keyboard.keyFrame(named: "o"))
    let own = try #require(stand.keyboard.openChoices.first { $0.text == "o" }?.frame)
    #expect(own.minX < key.midX && own.maxX > key.midX)
    #expect(stand.keyboard.openChoices[0].frame.maxX < key.minX)
    stand.application.touchUp(finger)
  }

  @Test("that have nothing to offer type when they are lifted")
  func plainKeysStayPlain() throws {
    let stand = try stand()
    let finger = stand.down("q")
    stand.wait(1)
    #expect(stand.keyboard.openChoices.isEmpty)
    stand.application.touchUp(finger)
    #expect(stand.input.text == "q")
  }

  @Test("list the languages over the globe, to slide to one")
  func globeListsLanguages() throws {
    let stand = try stand(["en", "de", "el"])
    let finger = stand.down("globe")
    stand.wait(0.6)
    #expect(stand.keyboard.openMenuRows.map(\.name) == ["English", "Deutsch", "Ελληνικά"])
    let row = try #require(stand.keyboard.openMenuRows.last?.frame)
    stand.application.touchMove(finger, to: CGPoint(x: row.midX, y: row.midY))
    stand.application.touchUp(finger)
    #expect(stand.keyboard.language == "el")
    stand.tap("α")
    stand.tap("globe")
    #expect(stand.keyboard.language == "en")
    stand.tap("globe")
    stand.tap("ü")
    #expect(stand.input.text == "αü")
    #expect(stand.view("return")?.look.face == .label("Return"))
  }

  @Test("make the space bar a track pad that moves the caret and empties the keys")
  func spaceBarMovesTheCaret() throws {
    let stand = try stand()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    stand.window.addSubview(field)
    field.text = "hello world"
    field.becomeFirstResponder()
    stand.settle()
    let end = field.caretRect(for: field.endOfDocument)
    let finger = stand.down("space")
    stand.wait(0.6)
    #expect(stand.view("g")?.look.face == .blank)
    let start = stand.point("space")
    let third = field.caretRect(
      for: try #require(
        field.position(
          from: field.beginningOfDocument, offset: 3)))
    stand.application.touchMove(
      finger, to: CGPoint(x: start.x + third.midX - end.midX, y: start.y))
    stand.application.touchUp(finger)
    #expect(field.text == "hello world")
    #expect(stand.view("g")?.look.face == .character("g"))
    stand.tap("x")
    #expect(field.text == "helxlo world")
  }

  @Test("delete letters, then whole words")
  func deleteSpeedsUpToWords() throws {
    let stand = try stand()
    stand.input.text = Array(repeating: "word", count: 30).joined(separator: " ")
    let finger = stand.down("delete")
    // Twenty letters: the first at once, the second after 0.5 s, the others every 0.1 s.
    stand.wait(0.5 + 18 * 0.1 + 0.01)
    #expect(stand.input.text.count == 149 - 20)
    stand.wait(0.25)
    #expect(stand.input.text.count == 129 - 4)
    stand.wait(0.25)
    #expect(stand.input.text.count == 125 - 5)
    stand.application.touchUp(finger)
  }
}
