import Foundation
import Testing
import UIKit

@testable import Handset
@testable import QuartzCore

@MainActor
@Suite("The look of the drawn keys")
struct SystemKeyboardLookTests {
  @Test("is one layer a key, with continuous corners and a hard shadow")
  func keysAreSingleLayers() throws {
    let stand = try KeyboardStand().focus()
    let q = try #require(stand.view("q")?.layer)
    #expect(q.cornerRadius == 5 && q.cornerCurve == .continuous)
    #expect(q.shadowOffset == CGSize(width: 0, height: 1) && q.shadowRadius == 0)
    #expect(q.shadowOpacity == 0.35)
    #expect(q.sublayers == nil)
    #expect(q.backgroundColor == .white)
    #expect(stand.view("delete")?.layer.backgroundColor == KeyboardColors.light.specialKey)
    let tray = stand.keyboard.keyboardView.layer
    #expect(tray.backgroundColor == KeyboardMaterial.light.tint && tray.backdropBlur > 0)
  }

  @Test("is drawn again only for the key that is pressed")
  func pressingDrawsOneKey() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let finger = stand.down("space")
    let waiting = stand.keyboard.view.keyViews.filter(\.layer.isDisplayNeeded)
    #expect(waiting.isEmpty)
    #expect(stand.view("space")?.layer.backgroundColor == CGColor(hex: 0xB3B6C3))
    stand.application.touchUp(finger)
    #expect(stand.view("space")?.layer.backgroundColor == .white)
    let delete = stand.down("delete")
    #expect(stand.view("delete")?.layer.backgroundColor == .white)
    stand.application.touchUp(delete)
  }

  @Test("opens a bubble above letters on phones, over the keyboard's edge, and not on tablets")
  func lettersOpenBubbles() throws {
    let stand = try KeyboardStand().focus()
    let finger = stand.down("t")
    let popup = try #require(stand.keyboard.view.subviews.last as? KeyPopupView)
    let key = try #require(stand.keyboard.keyFrame(named: "t"))
    let frame = popup.superview?.convert(popup.shape.frame, to: nil) ?? .zero
    #expect(frame.minX == key.minX - 8 && frame.maxX == key.maxX + 8)
    #expect(frame.minY == key.minY - 58 && frame.maxY == key.maxY)
    #expect(frame.minY < stand.keyboard.keyboardView.frame.minY)
    #expect(!stand.keyboard.keyboardView.clipsToBounds && !stand.keyboardWindow.clipsToBounds)
    stand.application.touchUp(finger)
    #expect(popup.superview == nil)

    let edge = stand.down("q")
    let edgePopup = try #require(stand.keyboard.view.subviews.last as? KeyPopupView)
    #expect(edgePopup.shape.bubble.minX == 3)
    stand.application.touchUp(edge)

    let tablet = try KeyboardStand("ipad-air").focus()
    let press = tablet.down("t")
    #expect(!(tablet.keyboard.view.subviews.last is KeyPopupView))
    #expect(tablet.view("t")?.layer.backgroundColor == CGColor(hex: 0xB3B6C3))
    tablet.application.touchUp(press)
  }

  @Test("follows the screen's style and the input's wish")
  func coloursFollow() throws {
    let stand = try KeyboardStand().focus()
    stand.setStyle(.dark)
    #expect(stand.keyboard.keyboardView.layer.backgroundColor == KeyboardMaterial.dark.tint)
    #expect(stand.view("q")?.layer.backgroundColor == KeyboardColors.dark.letterKey)
    #expect(stand.view("q")?.look.ink == .white)
    stand.input.keyboardAppearance = .light
    stand.application.keyboard.update()
    #expect(stand.view("q")?.layer.backgroundColor == .white)
    stand.setStyle(.light)
    stand.input.keyboardAppearance = .dark
    stand.application.keyboard.update()
    stand.application.performTurn()
    #expect(stand.view("q")?.layer.backgroundColor == KeyboardColors.dark.letterKey)
  }

  @Test(
    "of the return key follows its type",
    arguments: [
      (UIReturnKeyType.default, "return", false), (.go, "go", true), (.next, "next", false),
      (.done, "done", true), (.search, "search", true), (.send, "send", true),
    ])
  func returnKeyFollowsType(type: UIReturnKeyType, label: String, isBlue: Bool) throws {
    let stand = try KeyboardStand()
    stand.input.returnKeyType = type
    stand.focus()
    let key = try #require(stand.view("return"))
    #expect(key.look.face == .label(label))
    #expect(
      key.look.fill == (isBlue ? CGColor(hex: 0x007AFF) : KeyboardColors.light.specialKey))
    #expect(key.look.ink == (isBlue ? .white : .black))
  }
}
