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
    #expect(try stand(.split, "ipad-pro-11").keyboard.placement == .undocked)
    #expect(
      try KeyboardStand(
        "iphone-13", settings: KeyboardSettings(placement: .split)
      ).keyboard.placement == .docked)
  }

  @Test("goes where the held key that puts it away says")
  func heldDismissKeyListsPlaces() throws {
    let stand = try stand(.docked)
    let finger = stand.down("dismiss")
    stand.wait(0.6)
    #expect(stand.keyboard.openMenuRows.map(\.name) == ["Dock", "Undock", "Split", "Floating"])
    let row = try #require(stand.keyboard.openMenuRows.last?.frame)
    stand.application.touchMove(finger, to: CGPoint(x: row.midX, y: row.midY))
    stand.application.touchUp(finger)
    stand.settle()
    #expect(stand.keyboard.placement == .floating)
    #expect(stand.input.isFirstResponder)
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
}
