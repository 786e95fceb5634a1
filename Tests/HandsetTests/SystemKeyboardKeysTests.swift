import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The places of the drawn keys")
struct SystemKeyboardKeysTests {
  /// Rectangles measured on real screens, from the keyboard's top left corner
  /// (APPEARANCE 1.2 and 1.5).
  struct Measured: Sendable {
    var device: String
    var type: UIKeyboardType
    var keys: [(name: String, x: Double, y: Double, w: Double, h: Double)]
  }

  nonisolated static let measured = [
    Measured(
      device: "iphone-13", type: .default,
      keys: [
        ("q", 3, 8, 33, 42), ("w", 42, 8, 33, 42), ("t", 159, 8, 33, 42), ("p", 354, 8, 33, 42),
        ("a", 22.33, 62, 33, 42), ("g", 178.67, 62, 33, 42), ("l", 334.67, 62, 33, 42),
        ("shift", 3.04, 116, 44, 42), ("z", 61.33, 116, 33, 42), ("v", 178.67, 116, 33, 42),
        ("m", 295.67, 116, 33, 42), ("delete", 343, 116, 44, 42), ("123", 3.04, 170, 91.33, 42),
        ("space", 100.33, 170, 189.33, 42), ("return", 295.67, 170, 91.33, 42),
      ]),
    Measured(
      device: "iphone-16-pro", type: .default,
      keys: [
        ("q", 3.04, 8, 34, 42), ("w", 43.33, 8, 34, 42), ("e", 83.33, 8, 34.33, 42),
        ("i", 284.33, 8, 34.33, 42), ("p", 365, 8, 34, 42), ("a", 23, 62, 34, 42),
        ("g", 184.33, 62, 34, 42), ("l", 345, 62, 34, 42), ("shift", 3.07, 116, 45.33, 42),
        ("z", 63, 116, 34, 42), ("m", 305, 116, 34, 42), ("delete", 353.67, 116, 45.33, 42),
        ("123", 3.08, 170, 94.66, 42), ("space", 103.67, 170, 195, 42),
        ("return", 305, 170, 94, 42),
      ]),
    Measured(
      device: "iphone-13", type: .decimalPad,
      keys: [
        ("1", 6, 6, 122, 46), ("2", 134, 6, 122, 46), ("6", 262, 59, 122, 47),
        ("7", 6, 113, 122, 47), ("0", 134, 167, 122, 46),
      ]),
    Measured(
      device: "iphone-16-pro", type: .decimalPad,
      keys: [
        ("1", 6, 6, 126, 46), ("5", 138, 59, 126, 47), ("9", 270, 113, 126, 47),
        ("0", 138, 167, 126, 46),
      ]),
  ]

  @Test("are those measured on real screens", arguments: measured.indices)
  func keysStandWhereMeasured(index: Int) throws {
    let measured = Self.measured[index]
    let stand = try KeyboardStand(measured.device)
    stand.input.keyboardType = measured.type
    stand.focus()
    let top = stand.application.screen.bounds.height - 291
    for key in measured.keys {
      let frame = try #require(stand.keyboard.keyFrame(named: key.name), "\(key.name)")
      #expect(abs(frame.minX - key.x) < 0.5, "\(key.name)")
      #expect(abs(frame.minY - top - key.y) < 0.01, "\(key.name)")
      #expect(abs(frame.maxX - key.x - key.w) < 0.5, "\(key.name)")
      #expect(abs(frame.height - key.h) < 0.01, "\(key.name)")
    }
  }

  @Test("do not move when the bar comes or goes")
  func keysKeepTheirPlacesWithoutBar() throws {
    let stand = try KeyboardStand("iphone-13", settings: KeyboardSettings()).focus()
    let before = stand.keyboard.keyFrame(named: "q")
    let password = TypedView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    password.isSecureTextEntry = true
    stand.window.addSubview(password)
    stand.focus(password)
    #expect(stand.application.keyboard.shownFrame?.height == 291)
    #expect(stand.keyboard.keyFrame(named: "q") == before)
  }

  @Test("stand still in every frame while the bar goes")
  func keysStandStillWhileTheBarGoes() throws {
    let stand = try KeyboardStand("iphone-13", settings: KeyboardSettings()).focus()
    let q = try #require(stand.view("q"))
    let top = stand.presentedFrame(of: q).minY
    let password = TypedView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    password.isSecureTextEntry = true
    stand.window.addSubview(password)
    password.becomeFirstResponder()
    var trayTops: Set<CGFloat> = []
    for _ in 0..<40 {
      trayTops.insert(stand.presentedFrame(of: stand.keyboard.keyboardView).minY)
      #expect(abs(stand.presentedFrame(of: q).minY - top) < 1e-6)
      stand.wait(1.0 / 60)
    }
    #expect(trayTops.contains(508) && trayTops.contains(553) && trayTops.count > 20)
  }

  @Test("follow a turn of the phone and stay off the screen when it is not shown")
  func keysFollowRotation() throws {
    let stand = try KeyboardStand("iphone-13").focus()
    stand.rotate(to: .landscapeRight)
    #expect(
      stand.keyboard.keyboardView.frame == CGRect(x: 0, y: 219, width: 844, height: 171))
    let q = try #require(stand.keyboard.keyFrame(named: "q"))
    #expect(q.minX > 70 && q.height == 32)
    stand.input.resignFirstResponder()
    stand.settle()
    stand.rotate(to: .portrait)
    #expect(stand.keyboard.keyboardView.frame.minY == 844)
  }

  @Test("are named for tests and scripts")
  func keysAreNamed() throws {
    let stand = try KeyboardStand().focus()
    let identifiers = stand.keyboard.view.keyViews.map(\.accessibilityIdentifier)
    #expect(identifiers.contains("key.q"))
    #expect(identifiers.contains("key.space"))
    #expect(stand.keyboard.keyNames.count == 33)
    #expect(stand.keyboard.keyFrame(named: "ABC") == nil)
    stand.tap("123")
    #expect(stand.keyboard.keyFrame(named: "ABC") != nil)
  }

  @Test("are rebuilt only for another plane or another turn")
  func keysAreKept() throws {
    let stand = try KeyboardStand().focus()
    let before = stand.keyboard.view.keyViews
    stand.tap("h", "i", "space")
    stand.application.keyboard.update()
    let after = stand.keyboard.view.keyViews
    #expect(zip(before, after).allSatisfy { $0 === $1 } && before.count == after.count)
  }
}
