import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The emoji panel")
struct EmojiPanelTests {
  private func stand(
    _ device: String = "iphone-13", _ settings: KeyboardSettings = KeyboardSettings()
  ) throws -> KeyboardStand {
    let stand = try KeyboardStand(device, settings: settings).focus()
    stand.tap("emoji")
    stand.settle()
    return stand
  }

  private func tap(_ name: String, on stand: KeyboardStand) throws {
    let frame = try #require(stand.keyboard.emojiFrame(named: name), "\(name)")
    let finger = stand.application.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    stand.wait(0.05)
    stand.application.touchUp(finger)
    stand.wait(0.3)
  }

  @Test("is 384 points high, tells of its frame, and leads back to the letters")
  func hasItsFrame() throws {
    let stand = try stand()
    #expect(stand.application.keyboard.shownFrame == CGRect(x: 0, y: 460, width: 390, height: 384))
    #expect(stand.keyboard.keyFrame(named: "q") == nil)
    try tap("letters", on: stand)
    #expect(stand.application.keyboard.shownFrame?.height == 336)
    #expect(stand.keyboard.keyFrame(named: "q") != nil)
  }

  @Test("has its pictures and its field where they were measured")
  func standsWhereMeasured() throws {
    let stand = try stand()
    #expect(
      stand.keyboard.emojiFrame(named: "emoji.search")
        == CGRect(x: 8, y: 470, width: 374, height: 37))
    let first = try #require(stand.keyboard.emojiFrame(named: "😂"))
    #expect(abs(first.midX - 26) < 0.01 && abs(first.midY - 460 - 94.67) < 0.01)
    let smiley = try #require(stand.keyboard.emojiFrame(named: "😃"))
    #expect(abs(smiley.midX - 316) < 0.01 && abs(smiley.midY - 460 - 133.17) < 0.01)
    let disc = try #require(stand.keyboard.emojiFrame(named: "emoji.recents"))
    #expect(abs(disc.midX - 28.33) < 0.2 && abs(disc.midY - 460 - 289) < 0.2)
  }

  @Test("types pictures, deletes them, and remembers the last ones")
  func typesPictures() throws {
    let stand = try stand()
    try tap("😍", on: stand)
    try tap("👍", on: stand)
    #expect(stand.input.text == "😍👍")
    try tap("delete", on: stand)
    #expect(stand.input.text == "😍")
    try tap("letters", on: stand)
    stand.tap("emoji")
    stand.settle()
    let latest = try #require(stand.keyboard.emojiFrame(named: "👍"))
    #expect(abs(latest.midX - 26) < 0.01 && abs(latest.midY - 460 - 94.67) < 0.01)
  }

  @Test("scrolls sideways under a finger and to a category that is tapped")
  func scrolls() throws {
    let stand = try stand()
    #expect(stand.keyboard.emojiFrame(named: "🐶") == nil)
    try tap("emoji.nature", on: stand)
    let dog = try #require(stand.keyboard.emojiFrame(named: "🐶"))
    #expect(abs(dog.midX - 26) < 0.01)
    let finger = stand.application.touchDown(at: CGPoint(x: 200, y: 600))
    for step in 1...10 {
      stand.wait(1.0 / 60)
      stand.application.touchMove(finger, to: CGPoint(x: 200 + CGFloat(step) * 8, y: 600))
    }
    let moved = try #require(stand.keyboard.emojiFrame(named: "🐶"))
    #expect(moved.midX > dog.midX + 40)
    stand.application.touchUp(finger)
    #expect(stand.input.text == "")
  }

  @Test("offers tones of skin where a picture is held")
  func offersTones() throws {
    let stand = try stand()
    let frame = try #require(stand.keyboard.emojiFrame(named: "👍"))
    let finger = stand.application.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    stand.wait(0.7)
    #expect(stand.keyboard.openChoices.count == 6)
    let dark = try #require(stand.keyboard.openChoices.first { $0.text == "👍🏿" }?.frame)
    stand.application.touchMove(finger, to: CGPoint(x: dark.midX, y: dark.midY))
    stand.application.touchUp(finger)
    #expect(stand.input.text == "👍🏿")
    #expect(SkinTones.variants(of: "✌️")[1] == "✌🏻")
    #expect(SkinTones.variants(of: "🐶").isEmpty)
  }

  @Test(
    "is not offered for secrets and where ASCII is asked for, and goes when such an input comes")
  func isNotForSecrets() throws {
    let stand = try KeyboardStand()
    stand.input.isSecureTextEntry = true
    stand.focus()
    #expect(stand.view("emoji") == nil && stand.view("dictation") == nil)
    stand.keyboard.setEmoji(true)
    #expect(!stand.keyboard.isShowingEmoji)
    stand.input.isSecureTextEntry = false
    stand.application.keyboard.update()
    #expect(stand.view("emoji") != nil && stand.view("dictation") != nil)
    stand.tap("emoji")
    #expect(stand.keyboard.isShowingEmoji)
    stand.input.keyboardType = .asciiCapable
    stand.application.keyboard.update()
    #expect(!stand.keyboard.isShowingEmoji && stand.view("emoji") == nil)
    #expect(stand.view("dictation") != nil)
  }

  @Test("keeps the tone that was chosen last, in the grid and in what is found")
  func keepsTones() throws {
    let stand = try stand()
    func choose(_ shown: String, _ tone: String) throws {
      let frame = try #require(stand.keyboard.emojiFrame(named: shown))
      let finger = stand.application.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      stand.wait(0.7)
      let choice = try #require(stand.keyboard.openChoices.first { $0.text == tone }?.frame)
      stand.application.touchMove(finger, to: CGPoint(x: choice.midX, y: choice.midY))
      stand.application.touchUp(finger)
      stand.wait(0.1)
    }
    let grid = try #require(stand.keyboard.view.emojiPanel?.grid)
    let people = try #require(grid.sections.sections.first { $0.kind == .people })
    let index = try #require(
      people.emoji.firstIndex { !SkinTones.variants(of: $0).isEmpty })
    let column = CGFloat(index / grid.sections.rows)
    grid.setContentOffset(
      CGPoint(x: people.start + column * EmojiLayout.columnPitch - 200, y: 0), animated: false)
    stand.wait(0.1)
    let hand = people.emoji[index]
    let tones = SkinTones.variants(of: hand)
    let place = stand.keyboard.emojiFrame(named: hand)
    try choose(hand, tones[3])
    #expect(stand.keyboard.emojiFrame(named: hand) == nil)
    #expect(stand.keyboard.emojiFrame(named: tones[3]) == place)
    try tap(tones[3], on: stand)
    #expect(stand.input.text == tones[3] + tones[3])
    // The tones are those of the picture, whichever it has, and none can be chosen again.
    #expect(SkinTones.variants(of: tones[3]) == tones)
    try choose(tones[3], hand)
    #expect(stand.keyboard.emojiFrame(named: hand) == place)
  }

  @Test("finds pictures by words typed on the letters, which come back meanwhile")
  func searches() throws {
    let stand = try stand()
    try tap("emoji.search", on: stand)
    #expect(stand.application.keyboard.shownFrame?.height == 384)
    for key in ["g", "h", "o", "s"] { stand.tapOne(key) }
    #expect(stand.input.text == "")
    try tap("👻", on: stand)
    #expect(stand.input.text == "👻")
    stand.tap("return")
    #expect(stand.keyboard.emojiFrame(named: "emoji.search") != nil)
  }

  @Test("goes back to the pictures by the face, and empties the search by the cross")
  func leavesTheSearch() throws {
    let stand = try stand()
    try tap("emoji.search", on: stand)
    #expect(stand.keyboard.emojiFrame(named: "emoji.clear") == nil)
    #expect(stand.keyboard.emojiFrame(named: "😂") != nil, "what was used lately")
    for key in ["g", "h"] { stand.tapOne(key) }
    let panel = try #require(stand.keyboard.view.emojiPanel)
    #expect(panel.query == "gh")
    try tap("emoji.clear", on: stand)
    #expect(panel.query == "" && panel.isSearching)
    stand.tapOne("emoji")
    #expect(!panel.isSearching && stand.keyboard.isShowingEmoji)
    #expect(stand.keyboard.emojiFrame(named: "emoji.recents") != nil)
    try tap("emoji.search", on: stand)
    #expect(panel.query == "", "the last search is forgotten")
  }

  private func caret(in view: UIView) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view is CaretView ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(view))
  }

  @Test("says when nothing is found, and has the caret while somebody searches")
  func caretIsInTheSearch() throws {
    let stand = try KeyboardStand("iphone-13", settings: KeyboardSettings())
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    stand.window.addSubview(field)
    field.becomeFirstResponder()
    stand.settle()
    let own = try caret(in: field)
    #expect(!own.isHidden)
    stand.tap("emoji")
    try tap("emoji.search", on: stand)
    let panel = try #require(stand.keyboard.view.emojiPanel)
    let caret = try caret(in: panel)
    let start = caret.frame.minX
    #expect(own.isHidden && !caret.isHidden)
    for key in ["q", "q", "x"] { stand.tapOne(key) }
    #expect(caret.frame.minX > start + 15)
    #expect(panel.grid.sections.sections.isEmpty && panel.labels.nothingFound == "No Emoji Found")
    stand.tapOne("emoji")
    #expect(!own.isHidden && caret.isHidden)
    #expect(field.text == "")
  }

  @Test("keeps its signs and delete apart", arguments: ["iphone-se1", "iphone-8", "ipad-air"])
  func stripHasRoom(device: String) throws {
    let floats = device == "ipad-air"
    let stand = try stand(device, KeyboardSettings(placement: floats ? .floating : .docked))
    let panel = try #require(stand.keyboard.view.emojiPanel)
    let strip = panel.items.filter {
      if case .category = $0.item { true } else { $0.item == .delete || $0.item == .letters }
    }.sorted { $0.frame.midX < $1.frame.midX }
    #expect(strip.count == 11 && strip[0].item == .letters && strip[10].item == .delete)
    // The selected sign's disc of 30 points stays clear of its neighbours' ink, 16 points wide.
    for (one, other) in zip(strip[1...9], strip[2...]) {
      #expect(other.frame.midX - one.frame.midX >= 23.5)
    }
    #expect(strip[1].frame.midX - 15 >= 46, "the label of the letters is free")
  }

  @Test(
    "fits every device, upright and lying",
    arguments: [
      "iphone-se1", "iphone-8-plus", "iphone-16-pro-max", "ipad-mini-5", "ipad-pro-13",
    ])
  func fitsDevices(device: String) throws {
    let stand = try stand(device)
    stand.rotate(to: .landscapeRight)
    for _ in 0..<2 {
      let panel = try #require(stand.keyboard.view.emojiPanel)
      for (_, name, frame) in panel.items {
        #expect(panel.bounds.insetBy(dx: -8, dy: -8).contains(frame), "\(name)")
      }
      #expect(panel.grid.frame.maxY <= panel.emojiLayout.stripY - 10)
      stand.rotate(to: .portrait)
    }
  }
}
