import HandsetTesting
import Testing

@testable import UIKit

/// Sheets that rest at several heights. An iPhone 13 Pro is 390 by 844 points.
@MainActor
struct SheetTests {
  @MainActor final class Diary: UISheetPresentationControllerDelegate {
    var entries: [String] = []
    var mayLeave = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { mayLeave }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { entries.append("attempt") }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      entries.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private let diary = Diary()

  private func launch(
    _ device: String = "iPhone 13 Pro", appearance: Appearance = .light,
    content: UIViewController = UIViewController(),
    _ change: (UISheetPresentationController) -> Void
  ) throws -> (phone: Phone, root: UIViewController, next: UIViewController) {
    let root = UIViewController()
    let phone = try Phone.launch(device, appearance: appearance) { root }
    root.view.backgroundColor = .systemBackground
    content.view.backgroundColor = .systemBackground
    let sheet = try #require(content.sheetPresentationController)
    sheet.delegate = diary
    change(sheet)
    phone.perform { root.present(content, animated: true) }
    phone.settle()
    return (phone, root, content)
  }

  private func top(_ phone: Phone, _ controller: UIViewController) -> CGFloat {
    phone.presentedFrame(of: controller.view).minY
  }

  @Test func aMediumSheetTakesHalfOfTheScreenAndLeavesTheRestWhereItIs() throws {
    let (phone, root, next) = try launch { $0.detents = [.medium(), .large()] }
    #expect(phone.presentedFrame(of: next.view) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(phone.presentedFrame(of: root.view).width == 390)
  }

  @Test func aFingerMovesItBetweenItsHeightsAndAway() throws {
    let (phone, root, next) = try launch { $0.detents = [.medium(), .large()] }
    phone.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 150), duration: 0.5)
    phone.settle()
    #expect(top(phone, next) == 57)
    #expect(next.view.bounds.height == 787)
    #expect(abs(phone.presentedFrame(of: root.view).width - 370) < 0.001)
    #expect(diary.entries == ["com.apple.UIKit.large"])
    phone.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 400), duration: 0.5)
    phone.settle()
    #expect(top(phone, next) == 422)
    #expect(phone.presentedFrame(of: root.view).width == 390)
    #expect(diary.entries.last == "com.apple.UIKit.medium")
    diary.entries = []
    phone.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 800), duration: 0.5)
    phone.settle()
    #expect(root.presentedViewController == nil)
    #expect(diary.entries == ["will", "did"])
  }

  @Test func aSheetThatMustStayTellsOfTheAttempt() throws {
    let (phone, root, next) = try launch { $0.detents = [.medium()] }
    diary.mayLeave = false
    phone.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 840), duration: 0.3)
    phone.settle()
    #expect(root.presentedViewController === next)
    #expect(top(phone, next) == 422)
    #expect(diary.entries == ["attempt"])
    // So does the controller itself, and one inside it.
    diary.mayLeave = true
    diary.entries = []
    let child = UIViewController()
    child.isModalInPresentation = true
    phone.perform {
      next.addChild(child)
      next.view.addSubview(child.view)
    }
    phone.tap(at: CGPoint(x: 195, y: 200))
    phone.settle()
    #expect(root.presentedViewController === next)
    #expect(diary.entries == ["attempt"])
  }

  @Test func aTapOnTheDimmedScreenPutsTheSheetAway() throws {
    let (phone, root, _) = try launch { $0.detents = [.medium()] }
    phone.tap(at: CGPoint(x: 195, y: 200))
    phone.settle()
    #expect(root.presentedViewController == nil)
    #expect(diary.entries == ["will", "did"])
  }

  @Test func anUndimmedScreenTakesTouches() throws {
    let (phone, root, next) = try launch {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 150, width: 190, height: 60)
    phone.perform { root.view.addSubview(button) }
    phone.tap(at: CGPoint(x: 195, y: 180))
    phone.settle()
    #expect(taps == 1)
    #expect(root.presentedViewController === next)
    let sheet = try #require(next.sheetPresentationController)
    phone.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    phone.settle()
    #expect(top(phone, next) == 57)
    // Setting it is no news to the delegate.
    #expect(diary.entries == [])
  }

  @Test func heightsOfItsOwnAreMeasuredAboveTheHomeIndicator() throws {
    var greatest: CGFloat = 0
    let (phone, _, next) = try launch { sheet in
      sheet.detents = [
        .custom { context in
          greatest = context.maximumDetentValue
          return 200
        },
        .custom(identifier: .init("never")) { _ in nil },
      ]
    }
    #expect(greatest == 753)
    #expect(top(phone, next) == 610)
  }

  @Test func changesMoveTheSheetInItsOwnAnimation() throws {
    let (phone, _, next) = try launch { $0.detents = [.medium(), .large()] }
    let sheet = try #require(next.sheetPresentationController)
    phone.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    phone.advance(by: 0.1)
    let between = top(phone, next)
    #expect(between < 422)
    #expect(between > 57)
    phone.settle()
    #expect(top(phone, next) == 57)
  }

  @Test func theGrabberGoesFromHeightToHeight() throws {
    let (phone, _, next) = try launch {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    try phone.element("SheetGrabber").tap()
    phone.settle()
    #expect(top(phone, next) == 57)
    try phone.element("SheetGrabber").tap()
    phone.settle()
    #expect(top(phone, next) == 422)
    #expect(diary.entries == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
  }

  @Test func aSheetMakesRoomForTheKeyboard() throws {
    let content = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))
    content.view.addSubview(field)
    let (phone, _, next) = try launch(content: content) { $0.detents = [.medium()] }
    phone.focus(field)
    phone.settle()
    let keyboard = try #require(phone.application.keyboard.shownFrame)
    let frame = phone.presentedFrame(of: next.view)
    // Half of the screen less the home indicator's room stays above the keyboard.
    #expect(frame.minY == max(57, keyboard.minY - (422 - 34)))
    #expect(frame.maxY == 844)
    phone.perform { _ = next.view.endEditing(true) }
    phone.settle()
    #expect(top(phone, next) == 422)
  }

  @Test(arguments: [true, false])
  func aDragOnContentThatIsAtItsTopMakesTheSheetHigherUnlessItScrolls(expands: Bool) throws {
    let content = UIViewController()
    let scrollView = UIScrollView()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = content.view.bounds
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    content.view.addSubview(scrollView)
    let (phone, _, next) = try launch(content: content) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    phone.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5)
    phone.settle()
    #expect(top(phone, next) == (expands ? 57 : 422))
    #expect((scrollView.contentOffset.y > 100) == !expands)
    guard expands else { return }
    phone.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.5)
    phone.settle()
    #expect(scrollView.contentOffset.y > 100)
    #expect(top(phone, next) == 57)
  }

  @Test func darkSheetsAreLighterThanTheScreenBelow() throws {
    let (phone, root, next) = try launch(appearance: .dark) { _ in }
    phone.makeCurrent()
    #expect(root.traitCollection.userInterfaceLevel == .base)
    #expect(next.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.view.layer.backgroundColor == CGColor(hex: 0x000000))
    #expect(next.view.layer.backgroundColor == CGColor(hex: 0x1C1C1E))
  }

  @Test func aFormSheetHasTheSizeThatItsControllerPrefersAndKeepsClearOfTheKeyboard() throws {
    let content = UIViewController()
    content.modalPresentationStyle = .formSheet
    content.preferredContentSize = CGSize(width: 400, height: 500)
    let field = UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 34))
    content.view.addSubview(field)
    let (phone, _, next) = try launch("ipad-9", content: content) { _ in }
    #expect(
      phone.presentedFrame(of: next.view) == CGRect(x: 205, y: 290, width: 400, height: 500))
    phone.focus(field)
    phone.settle()
    let keyboard = try #require(phone.application.keyboard.shownFrame)
    let frame = phone.presentedFrame(of: next.view)
    #expect(frame.maxY <= max(keyboard.minY, 790))
    #expect(frame.height == 500)
  }

  @Test func aSheetStaysAtTheEdgeOfAPhoneHeldSidewaysWhereItIsAsked() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 500, height: 0)
    let (phone, _, next) = try launch(content: content) {
      $0.detents = [.medium(), .large()]
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    let frame = phone.presentedFrame(of: next.view)
    #expect(frame.width == 500)
    #expect(frame.midX == 422)
    #expect(frame.minY == 10)
  }

  @Test func aPresentationControllerIsOneForAllThatIsInside() throws {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let (_, root, _) = try launch(content: navigation) { $0.detents = [.medium()] }
    let sheet = try #require(inner.sheetPresentationController)
    #expect(sheet === navigation.sheetPresentationController)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.presentedView === navigation.view)
    #expect(sheet.frameOfPresentedViewInContainerView.minY == 422)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
    #expect(full.presentationController != nil)
  }

  @Test func contentStaysAtItsTopWhileTheSheetChangesItsHeight() throws {
    let table = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: table)
    let (phone, _, _) = try launch(content: navigation) { $0.detents = [.medium(), .large()] }
    let sheet = try #require(navigation.sheetPresentationController)
    #expect(table.tableView.contentOffset.y == -56)
    for detent in [UISheetPresentationController.Detent.Identifier.large, .medium] {
      phone.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = detent } }
      phone.settle()
      #expect(table.tableView.contentOffset.y == -56)
    }
  }
}
