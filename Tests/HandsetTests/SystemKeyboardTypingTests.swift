import Devices
import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Typing on the drawn keyboard")
struct SystemKeyboardTypingTests {
  struct Plane: Sendable {
    var device: String
    var type: UIKeyboardType
    /// The keys that lead to the plane.
    var way: [String]
    var count: Int
  }

  nonisolated static let planes = [
    Plane(device: "iphone-13", type: .default, way: [], count: 26),
    Plane(device: "iphone-13", type: .default, way: ["123"], count: 25),
    Plane(device: "iphone-13", type: .default, way: ["123", "#+="], count: 25),
    Plane(device: "iphone-13", type: .numberPad, way: [], count: 10),
    Plane(device: "iphone-13", type: .decimalPad, way: [], count: 11),
    Plane(device: "iphone-13", type: .phonePad, way: [], count: 10),
    Plane(device: "iphone-13", type: .phonePad, way: ["+*#"], count: 5),
    Plane(device: "iphone-8", type: .numbersAndPunctuation, way: [], count: 25),
    Plane(device: "ipad-air", type: .default, way: [], count: 28),
    Plane(device: "ipad-pro-12.9", type: .default, way: [], count: 47),
    Plane(device: "ipad-air", type: .numberPad, way: [], count: 28),
  ]

  @Test("types what stands on each key of each plane", arguments: planes.indices)
  func everyKeyTypesItsLegend(index: Int) throws {
    let plane = Self.planes[index]
    let stand = try KeyboardStand(plane.device)
    stand.input.keyboardType = plane.type
    stand.input.autocapitalizationType = .none
    stand.focus()
    plane.way.forEach { stand.tapOne($0) }
    let start = stand.keyboard.plane
    let names = stand.keyboard.view.keyViews.filter(\.key.isCharacter).map(\.key.name)
    #expect(names.count == plane.count)
    for name in names {
      stand.input.text = ""
      stand.tapOne(name)
      #expect(stand.input.text == name)
      if stand.keyboard.plane != start { plane.way.forEach { stand.tapOne($0) } }
    }
  }

  @Test("comes back to the letters after a space, a return or an apostrophe")
  func comesBackToLetters() throws {
    let stand = try KeyboardStand().focus()
    for key in ["space", "return", "'"] {
      stand.tap("123", "1")
      #expect(stand.keyboard.plane == .numbers)
      stand.tap(key)
      #expect(stand.keyboard.plane == .letters)
    }
    stand.input.keyboardType = .numbersAndPunctuation
    stand.application.keyboard.update()
    stand.tap("space")
    #expect(stand.keyboard.plane == .numbers)
  }

  @Test("of a character after sliding from 123 leads there and back")
  func slidesFromPlaneKey() throws {
    let stand = try KeyboardStand().focus()
    let finger = stand.down("123")
    #expect(stand.keyboard.plane == .numbers)
    stand.application.touchMove(finger, to: stand.point("7"))
    stand.application.touchUp(finger)
    #expect(stand.input.text == "7")
    #expect(stand.keyboard.plane == .letters)
  }

  @Test("asks the input what return does, or inserts a line break")
  func returnKeyActs() throws {
    let stand = try KeyboardStand().focus()
    stand.tap("return")
    #expect(stand.input.returns == 1)
    #expect(stand.input.text == "")
  }

  @Test("has no return key that works while an input asks for text first")
  func returnKeyWaitsForText() throws {
    let stand = try KeyboardStand()
    stand.input.enablesReturnKeyAutomatically = true
    stand.input.returnKeyType = .search
    stand.focus()
    stand.tap("return")
    #expect(stand.input.returns == 0)
    #expect(stand.view("return")?.look.fill == KeyboardColors.light.specialKey)
    #expect(stand.view("return")?.look.ink == KeyboardColors.light.disabledInk)
    stand.tap("x", "return")
    #expect(stand.input.returns == 1)
    #expect(stand.view("return")?.look.fill == KeyboardColors.light.accentKey)
    #expect(stand.view("return")?.look.face == .label("search"))
  }

  @Test("deletes at once, after half a second, and then ten times a second")
  func deleteRepeats() throws {
    let stand = try KeyboardStand().focus()
    stand.input.text = String(repeating: "x", count: 20)
    let finger = stand.down("delete")
    #expect(stand.input.text.count == 19)
    stand.wait(0.49)
    #expect(stand.input.text.count == 19)
    stand.wait(0.02)
    #expect(stand.input.text.count == 18)
    stand.wait(0.3)
    #expect(stand.input.text.count == 15)
    stand.application.touchUp(finger)
    stand.wait(1)
    #expect(stand.input.text.count == 15)
    #expect(stand.application.clock.nextDueTime == nil)
  }

  @Test("stops deleting when the finger slides off")
  func deleteStopsBesideTheKey() throws {
    let stand = try KeyboardStand().focus()
    stand.input.text = "hello"
    let finger = stand.down("delete")
    stand.application.touchMove(finger, to: stand.point("m"))
    stand.wait(2)
    stand.application.touchUp(finger)
    #expect(stand.input.text == "hell")
  }

  @Test("takes the key under the finger when it is lifted")
  func slidingMovesThePress() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let finger = stand.down("g")
    #expect(stand.view("g")?.isPressed == true)
    stand.application.touchMove(finger, to: stand.point("h"))
    #expect(stand.view("g")?.isPressed == false)
    #expect(stand.view("h")?.isPressed == true)
    stand.application.touchUp(finger)
    #expect(stand.view("h")?.isPressed == false)
    let lost = stand.down("g")
    stand.application.touchMove(lost, to: CGPoint(x: 100, y: 100))
    stand.application.touchUp(lost)
    let taken = stand.down("g")
    stand.application.touchCancel(taken)
    #expect(stand.input.text == "h")
  }

  @Test("finds the nearest key for touches between keys")
  func gapsBelongToKeys() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let a = try #require(stand.keyboard.keyFrame(named: "a"))
    let s = try #require(stand.keyboard.keyFrame(named: "s"))
    for point in [
      CGPoint(x: a.maxX + 1, y: a.midY), CGPoint(x: s.minX - 1, y: a.midY),
      CGPoint(x: 2, y: a.midY), CGPoint(x: a.midX, y: a.maxY + 2),
    ] {
      stand.application.touchUp(stand.application.touchDown(at: point))
    }
    #expect(stand.input.text == "asaa")
  }

  @Test("commits the first key when a second goes down")
  func rollover() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let first = stand.down("t")
    let second = stand.down("h")
    #expect(stand.input.text == "t")
    stand.application.touchUp(first)
    #expect(stand.input.text == "t")
    let third = stand.down("e")
    stand.application.touchUp(third)
    stand.application.touchUp(second)
    #expect(stand.input.text == "the")
    #expect(stand.keyboard.view.keyViews.allSatisfy { !$0.isPressed })
  }

  @Test("puts a tablet's keyboard away")
  func dismissKeyHides() throws {
    let stand = try KeyboardStand("ipad-air").focus()
    #expect(stand.application.keyboard.shownFrame != nil)
    stand.tap("dismiss")
    #expect(!stand.input.isFirstResponder)
    #expect(stand.application.keyboard.shownFrame == nil)
  }

  @Test("says so where a key leads to nothing yet")
  func inertKeysSaySo() throws {
    let stand = try KeyboardStand().focus()
    var lines: [String] = []
    stand.application.log = { lines.append($0) }
    stand.tap("dictation")
    #expect(lines == ["Dictation is not available."])
    #expect(stand.input.text == "")
  }

  @Test("offers the word being typed and ends it with a space")
  func barOffersTheWord() throws {
    let stand = try KeyboardStand(settings: KeyboardSettings()).focus()
    stand.tap("h", "e", "y")
    #expect(stand.keyboard.view.bar.words.first == "Hey")
    try stand.tapWord("Hey")
    #expect(stand.input.text == "Hey ")
    #expect(!stand.keyboard.view.bar.words.contains("Hey"))
  }

  @Test("from the host's keyboard goes in once and lights the key for a tenth of a second")
  func hostKeyboardLightsKeys() throws {
    let stand = try KeyboardStand().focus()
    stand.keyboard.typeFromHost("g")
    #expect(stand.input.text == "g")
    #expect(stand.view("g")?.isPressed == true)
    #expect(stand.view("g")?.look.fill == KeyboardColors.light.pressedLetterKey)
    #expect(stand.keyboard.view.popups.isEmpty)
    stand.wait(0.09)
    #expect(stand.view("g")?.isPressed == true)
    stand.wait(0.02)
    #expect(stand.view("g")?.isPressed == false)
    #expect(stand.view("g")?.look.fill == KeyboardColors.light.letterKey)
    let finger = stand.down("g")
    #expect(stand.view("g")?.look.fill == KeyboardColors.light.letterKey)
    stand.application.touchCancel(finger)
    stand.keyboard.typeFromHost("ß€ 7\n")
    #expect(stand.input.text == "gß€ 7")
    #expect(stand.input.returns == 1)
    #expect(stand.view("return")?.isPressed == true)
    stand.keyboard.pressDeleteFromHost()
    #expect(stand.input.text == "gß€ ")
    stand.wait(0.2)
    #expect(stand.keyboard.view.keyViews.allSatisfy { !$0.isPressed })
  }

  @Test("starts afresh in another field")
  func anotherFieldStartsAfresh() throws {
    let stand = try KeyboardStand().focus()
    stand.tapOne("shift", pause: 0.1)
    stand.tap("shift", "123")
    #expect(stand.keyboard.state.shift.phase == .locked)
    let other = TypedView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    other.text = "abc"
    stand.window.addSubview(other)
    stand.focus(other)
    #expect(stand.keyboard.plane == .letters)
    stand.tap("d")
    #expect(other.text == "abcd")
  }
}
