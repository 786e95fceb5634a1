import HandsetTesting
import Testing

@testable import UIKit

/// Bubbles on wide screens. An iPad 9 is 810 by 1080 points.
@MainActor
struct PopoverTests {
  @MainActor final class Delegate: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var entries: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { entries.append("prepare") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }
  }

  private let delegate = Delegate()

  private func launch(
    _ device: String, source: CGRect
  ) throws -> (phone: Phone, root: UIViewController, next: UIViewController) {
    let root = UIViewController()
    let phone = try Phone.launch(device) { root }
    let button = UIView(frame: source)
    root.view.addSubview(button)
    let next = UIViewController()
    next.modalPresentationStyle = .popover
    next.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try #require(next.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = delegate
    phone.perform { root.present(next, animated: true) }
    phone.settle()
    return (phone, root, next)
  }

  @Test func aBubbleStandsBelowItsSourceAndPointsUp() throws {
    let (phone, _, next) = try launch(
      "ipad-9", source: CGRect(x: 380, y: 100, width: 50, height: 40))
    #expect(
      phone.presentedFrame(of: next.view) == CGRect(x: 255, y: 153, width: 300, height: 200))
    #expect(next.popoverPresentationController?.arrowDirection == .up)
    #expect(delegate.entries == ["prepare"])
    #expect(next.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func itStandsAboveWhereThereIsNoRoomBelow() throws {
    let (phone, _, next) = try launch(
      "ipad-9", source: CGRect(x: 750, y: 950, width: 50, height: 40))
    #expect(
      phone.presentedFrame(of: next.view) == CGRect(x: 500, y: 737, width: 300, height: 200))
    #expect(next.popoverPresentationController?.arrowDirection == .down)
  }

  @Test func aTapBesidePutsItAway() throws {
    let (phone, root, next) = try launch(
      "ipad-9", source: CGRect(x: 380, y: 100, width: 50, height: 40))
    phone.tap(at: CGPoint(x: 300, y: 200))
    phone.settle()
    #expect(root.presentedViewController === next)
    phone.tap(at: CGPoint(x: 100, y: 900))
    phone.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.entries == ["prepare", "did"])
  }

  @Test func itIsASheetOnAPhoneUnlessTheDelegateWantsABubble() throws {
    let source = CGRect(x: 170, y: 100, width: 50, height: 40)
    let (phone, _, next) = try launch("iPhone 13 Pro", source: source)
    #expect(phone.presentedFrame(of: next.view).minY == 57)
    delegate.style = .none
    let (other, _, bubble) = try launch("iPhone 13 Pro", source: source)
    #expect(
      other.presentedFrame(of: bubble.view) == CGRect(x: 45, y: 153, width: 300, height: 200))
  }

  @Test func anActionSheetOnATabletIsABubbleWithoutCancel() throws {
    let root = UIViewController()
    let phone = try Phone.launch("ipad-9") { root }
    var answers: [String] = []
    let sheet = UIAlertController(title: nil, message: "Photo", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in answers.append("share") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("no") })
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 200, width: 10, height: 10)
    phone.perform { root.present(sheet, animated: true) }
    phone.settle()
    let panel = try phone.element("ActionSheet").frame
    #expect(panel.minY == 223)
    #expect(panel.midX == 405)
    #expect(throws: (any Error).self) { try phone.element("Cancel") }
    phone.tap(at: CGPoint(x: 100, y: 900))
    phone.settle()
    #expect(answers == ["no"])
    #expect(root.presentedViewController == nil)
  }
}
