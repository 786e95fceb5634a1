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

  @Test(
    "start above the key and grow to the side that has more room", arguments: ["e", "a", "u", "o"])
  func growsToOneSide(name: String) throws {
    for device in ["iphone-se1", "iphone-14-pro", "iphone-16-pro-max"] {
      let stand = try KeyboardStand(device, settings: KeyboardSettings(isPredictive: false))
      stand.input.autocapitalizationType = .none
      stand.focus()
      let finger = stand.down(name)
      stand.wait(0.6)
      let key = try #require(stand.keyboard.keyFrame(named: name))
      let choices = stand.keyboard.openChoices
      let isLeft = key.midX < stand.application.screen.bounds.midX
      let first = try #require(isLeft ? choices.first : choices.last)
      #expect(first.text == name)
      #expect(abs(first.frame.midX - key.midX) < 0.5)
      let order = choices.map(\.text)
      #expect((isLeft ? order : order.reversed()) == stand.keyboard.heldChoices(ofKeyNamed: name))
      #expect(choices.allSatisfy { $0.frame.minX >= 0 })
      #expect(choices.allSatisfy { $0.frame.maxX <= stand.application.screen.bounds.maxX })
      stand.application.touchUp(finger)
    }
  }

  @Test("are one shape with their bubble in the classic look")
  func bubbleHasAFoot() throws {
    let stand = try stand()
    let finger = stand.down("e")
    stand.wait(0.6)
    let key = try #require(stand.keyboard.keyFrame(named: "e"))
    let bar = try #require(stand.keyboard.view.accents)
    let frame = bar.convert(bar.bounds, to: nil)
    #expect(frame.maxY >= key.maxY && frame.minY < key.minY - 50)
    stand.application.touchUp(finger)
  }

  @Test("keep their bubbles on a lying keyboard", arguments: [true, false])
  func lyingBubblesStay(hasBar: Bool) throws {
    let stand = try KeyboardStand(
      orientation: .landscapeRight, settings: KeyboardSettings(isPredictive: hasBar))
    stand.input.autocapitalizationType = .none
    stand.focus()
    let top = try #require(stand.application.keyboard.shownFrame?.minY)
    for name in ["q", "p", "a", "m"] {
      let finger = stand.down(name)
      let popup = try #require(stand.keyboard.view.popups.values.first as? KeyPopupView)
      #expect(popup.shape.bubble.minY >= 0 && popup.shape.bubble.height >= 25)
      stand.wait(0.6)
      #expect(stand.keyboard.openChoices.allSatisfy { $0.frame.minY >= top }, "\(name)")
      stand.application.touchUp(finger)
    }
  }

  @Test("do not pop up for the host's keyboard, whose keys light up alone")
  func hostsLettersDoNotPopUp() throws {
    let stand = try KeyboardStand(settings: KeyboardSettings(isPredictive: false)).focus()
    for text in ["h", "J", "k"] {
      stand.keyboard.typeFromHost(text)
      #expect(stand.keyboard.view.popups.isEmpty)
      #expect(stand.view(text.lowercased())?.isPressed == true)
      stand.settle()
    }
    #expect(stand.input.text == "hJk")
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

  @Test("move the caret along the first and the last line, not beyond them")
  func caretKeepsToTheLines() throws {
    let stand = try KeyboardStand()
    let view = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 80))
    view.text = "the quick brown fox jumps"
    stand.window.addSubview(view)
    view.becomeFirstResponder()
    stand.settle()
    for (dy, place) in [(CGFloat(-150), 20), (40, 20)] {
      view.selectedRange = NSRange(location: 20, length: 0)
      let start = stand.point("space")
      let finger = stand.down("space")
      stand.wait(0.7)
      stand.application.touchMove(finger, to: CGPoint(x: start.x, y: start.y + dy))
      stand.application.touchUp(finger)
      stand.wait(0.1)
      #expect(view.selectedRange == NSRange(location: place, length: 0))
    }
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
