import Devices
import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("A tablet's keyboard off its dock")
struct PlacementTests {
  private func stand(
    _ placement: KeyboardPlacement, _ device: String = "ipad-air"
  ) throws -> KeyboardStand {
    let stand = try KeyboardStand(
      device, settings: KeyboardSettings(isPredictive: false, placement: placement))
    stand.input.autocapitalizationType = .none
    return stand.focus()
  }

  @Test("types in every place", arguments: KeyboardPlacement.allCases)
  func types(placement: KeyboardPlacement) throws {
    let stand = try stand(placement)
    stand.tap("q", "p", "space", "m")
    #expect(stand.input.text == "qp m")
  }

  @Test("stands where the table says, with all keys inside")
  func standsWhereTheTableSays() throws {
    let rows = KeyboardFrameRow.rows(of: try stand(.docked).device)
    for placement in KeyboardPlacement.allCases where placement != .docked {
      let stand = try stand(placement)
      let row = try #require(
        rows.first { $0.kind == placement.rawValue && !$0.orientation.isLandscape })
      #expect(stand.application.keyboard.shownFrame == row.frame)
      for key in stand.keyboard.view.keyViews {
        let frame = key.convert(key.bounds, to: nil)
        #expect(row.frame.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(key.key.name)")
      }
    }
  }

  @Test("floats as a phone's keyboard and is moved by its handle, on the screen")
  func floatsAndMoves() throws {
    let stand = try stand(.floating)
    let start = try #require(stand.application.keyboard.shownFrame)
    #expect(start.width == 320)
    let finger = stand.application.touchDown(at: CGPoint(x: start.midX, y: start.maxY - 8))
    stand.application.touchMove(finger, to: CGPoint(x: start.midX - 100, y: start.maxY - 58))
    stand.application.touchUp(finger)
    stand.settle()
    #expect(stand.application.keyboard.shownFrame == start.offsetBy(dx: -100, dy: -50))
    stand.keyboard.move(by: CGVector(dx: 5000, dy: -5000))
    let corner = try #require(stand.application.keyboard.shownFrame)
    #expect(corner.maxX == 820 && corner.minY == 0)
  }

  @Test("is split where the device offers that, with a space bar in both halves")
  func splits() throws {
    let split = try stand(.split)
    #expect(split.keyboard.view.keyViews.filter { $0.key.rect.kind == .space }.count == 2)
    let middle = CGPoint(x: 410, y: split.point("g").y)
    split.application.touchUp(split.application.touchDown(at: middle))
    #expect(split.input.text == "")
    #expect(split.view("delete")?.look.face == .delete)
    #expect(split.view("shift")?.look.face == .shift(.off))
    #expect(split.view("return")?.look.face == .label("return"))
    let keys = split.keyboard.view.keyViews.map(\.key.rect)
    #expect(keys.allSatisfy { $0.frame.maxX < 360 || $0.frame.minX > 460 })
    #expect(!keys.contains { $0.kind == .tab || $0.kind == .capsLock })
    #expect(try stand(.split, "ipad-pro-11").keyboard.placement == .undocked)
    #expect(
      try KeyboardStand(
        "iphone-13", settings: KeyboardSettings(placement: .split)
      ).keyboard.placement == .docked)
  }

  @Test("lets the app be touched between its halves")
  func splitLeavesTheMiddle() throws {
    let stand = try stand(.split)
    let frame = try #require(stand.application.keyboard.shownFrame)
    let button = UIButton(frame: CGRect(x: 390, y: frame.midY - 20, width: 40, height: 40))
    stand.window.addSubview(button)
    stand.wait(0.1)
    let middle = CGPoint(x: button.frame.midX, y: button.frame.midY)
    #expect(stand.keyboardWindow.hitTest(middle, with: nil) == nil)
    #expect(stand.window.hitTest(middle, with: nil) === button)
    #expect(
      stand.keyboardWindow.hitTest(CGPoint(x: 100, y: frame.midY), with: nil)
        === stand.keyboard.view)
    #expect(stand.keyboard.view.backgroundColor == nil)
  }

  @Test("goes where the held key that puts it away says")
  func heldDismissKeyListsPlaces() throws {
    let stand = try stand(.docked)
    let finger = stand.down("dismiss")
    stand.wait(0.6)
    #expect(stand.keyboard.openMenuRows.map(\.name) == ["Undock", "Split", "Floating"])
    let row = try #require(stand.keyboard.openMenuRows.last?.frame)
    stand.application.touchMove(finger, to: CGPoint(x: row.midX, y: row.midY))
    stand.application.touchUp(finger)
    stand.settle()
    #expect(stand.keyboard.placement == .floating)
    #expect(stand.input.isFirstResponder)
  }

  private func drag(_ stand: KeyboardStand, from start: CGPoint, by distance: CGFloat) {
    let finger = stand.application.touchDown(at: start)
    for step in 1...10 {
      stand.wait(1.0 / 60)
      stand.application.touchMove(
        finger, to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
    }
    stand.application.touchUp(finger)
    stand.settle()
  }

  @Test("floats until it is dropped at the bottom edge")
  func floatingDocks() throws {
    let stand = try stand(.floating)
    let docked = try #require(try self.stand(.docked).application.keyboard.shownFrame)
    stand.application.makeCurrent()
    let start = try #require(stand.application.keyboard.shownFrame)
    drag(stand, from: CGPoint(x: start.midX, y: start.maxY - 8), by: -50)
    #expect(stand.keyboard.placement == .floating)
    drag(stand, from: CGPoint(x: start.midX, y: start.maxY - 58), by: 200)
    #expect(stand.keyboard.placement == .docked)
    #expect(stand.application.keyboard.shownFrame == docked)
  }

  @Test(
    "is dragged by the key that puts it away, out of its dock and back",
    arguments: [KeyboardPlacement.docked, .undocked, .split])
  func dragged(placement: KeyboardPlacement) throws {
    let stand = try stand(placement)
    let start = try #require(stand.application.keyboard.shownFrame)
    drag(stand, from: stand.point("dismiss"), by: -190)
    let away = placement == .split ? KeyboardPlacement.split : .undocked
    #expect(stand.keyboard.placement == away)
    // The first ten points tell that it is a drag.
    let lifted = try #require(stand.application.keyboard.shownFrame)
    #expect(lifted.size == start.size && lifted.minX == 0)
    #expect(abs(start.minY - 190 - lifted.minY) <= 19)
    #expect(stand.input.isFirstResponder && stand.input.text == "")
    drag(stand, from: stand.point("dismiss"), by: 600)
    #expect(stand.keyboard.placement == .docked)
  }

  @Test("has signs on its keys where the language has no words for them")
  func keysHaveSigns() throws {
    let english = try stand(.docked)
    #expect(english.view("tab")?.look.face == .cornerLabel("tab", isLeft: true))
    let german = try KeyboardStand(
      "ipad-air", settings: KeyboardSettings(isPredictive: false, languages: ["de"])
    ).focus()
    #expect(german.view("tab")?.look.face == .tab)
    #expect(german.view("delete")?.look.face == .delete)
    #expect(german.view("shift")?.look.face == .shift(.on))
    #expect(german.view("capsLock")?.look.face == .capsLock(isOn: false))
    german.tap("capsLock")
    #expect(german.view("capsLock")?.look.face == .capsLock(isOn: true))
  }

  @Test("has the lower bar of older systems where that is asked for")
  func olderBar() throws {
    func frame(_ mode: KeyboardSettings.Mode) throws -> CGRect? {
      let settings = KeyboardSettings(mode: mode, shortcutBar: .iPadOS14)
      return try KeyboardStand("ipad-mini-5", settings: settings).focus().application.keyboard
        .shownFrame
    }
    #expect(try frame(.software) == CGRect(x: 0, y: 711, width: 768, height: 313))
    // FACTS 2.5: the frame keeps its height, and 55 points of it are on the screen.
    #expect(try frame(.hardware) == CGRect(x: 0, y: 969, width: 768, height: 313))
    let phone = try KeyboardStand(settings: KeyboardSettings(shortcutBar: .iPadOS14)).focus()
    #expect(phone.application.keyboard.shownFrame?.height == 336)
  }

  @Test("has shortcuts at the left of its bar")
  func barHasShortcuts() throws {
    let stand = try stand(.docked)
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    field.autocapitalizationType = .none
    stand.window.addSubview(field)
    field.becomeFirstResponder()
    stand.settle()
    stand.tap("h", "i")
    let bar = stand.keyboard.view.bar
    #expect(bar.shortcuts[.undo] == true)
    let place = bar.convert(try #require(bar.frame(of: .undo)), to: nil)
    stand.application.touchUp(
      stand.application.touchDown(at: CGPoint(x: place.midX, y: place.midY)))
    #expect(field.text == "")
    #expect(
      try KeyboardStand(settings: KeyboardSettings()).focus().keyboard.view.bar.shortcuts.isEmpty)
  }

  @Test("the bar looks at the host's clipboard when the focus comes, not at every key")
  func clipboardIsLookedAtOnce() throws {
    let stand = try KeyboardStand("ipad-air")
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stand.window.addSubview(field)
    var looks = 0
    stand.application.pasteboard.hostText = {
      looks += 1
      return "copied"
    }
    field.becomeFirstResponder()
    stand.settle()
    #expect(stand.keyboard.view.bar.shortcuts[.paste] == true)
    let before = looks
    stand.tap("a", "b", "c")
    #expect(looks == before)
  }

  /// Docking, undocking, splitting, floating, another height, emoji, hiding and showing.
  @Test("a change that interrupts another at any frame goes on from where the keyboard is")
  func interruptionsDoNotJump() throws {
    let stand = try stand(.docked)
    let keyboard = stand.application.keyboard
    typealias Change = (KeyboardStand) -> Void
    func place(_ placement: KeyboardPlacement) -> Change {
      { stand in
        stand.keyboard.settings.placement = placement
        stand.application.keyboard.update()
      }
    }
    let changes: [Change] = [
      place(.undocked), place(.docked), place(.split), place(.floating), place(.docked),
      { $0.input.resignFirstResponder() }, { $0.input.becomeFirstResponder() },
      { $0.keyboard.setEmoji(true) }, { $0.keyboard.setEmoji(false) }, place(.undocked),
      { $0.input.resignFirstResponder() }, { $0.input.becomeFirstResponder() },
    ]
    var last = try #require(keyboard.presentationFrame(at: stand.application.clock.now))
    func edges(_ frame: CGRect) -> [CGFloat] {
      [frame.minX, frame.minY, frame.maxX, frame.maxY]
    }
    func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
      zip(edges(one), edges(other)).map { abs($0 - $1) }.max() ?? 0
    }
    for frames in [0, 1, 2, 3, 5, 8, 13, 21] {
      for (number, change) in changes.enumerated() {
        change(stand)
        stand.application.performTurn()
        // No edge has farther to go than the screen is high; the spring's greatest speed is
        // ω/e of the way a second, and two motions may add up.
        let most = 2 * 1_180 * 18.2574 / 2.71828 / 60
        var now = try #require(keyboard.presentationFrame(at: stand.application.clock.now))
        #expect(distance(now, last) < 0.01, "change \(number) after \(frames) frames")
        for _ in 0..<frames {
          last = now
          stand.wait(1.0 / 60)
          now = try #require(keyboard.presentationFrame(at: stand.application.clock.now))
          #expect(distance(now, last) <= most, "change \(number) after \(frames) frames")
        }
        last = now
      }
    }
  }

  @Test("tells of its halves coming together before it is docked")
  func mergesBeforeItDocks() throws {
    let phone = try Phone.posing(
      KeyboardPose(),
      PhoneConfiguration(
        device: DeviceCatalogue(resources: ResourceLocator.resources()).device(
          named: "ipad-mini-5"),
        keyboard: KeyboardSettings(placement: .split)), equipment: PhoneEquipment())
    phone.events.clear()
    var settings = phone.keyboard.settings
    settings.placement = .docked
    phone.setKeyboard(settings)
    phone.settle()
    #expect(
      phone.notices == [
        "willChangeFrame", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
    phone.events.clear()
    settings.placement = .split
    phone.setKeyboard(settings)
    phone.settle()
    #expect(phone.notices.prefix(2) == ["willChangeFrame", "willHide"])
  }
}
