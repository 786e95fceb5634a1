import HandsetTesting
import Testing

@testable import UIKit

@MainActor
struct SplitViewControllerTests {
  private let log = CallLog()

  private func split(
    _ device: String, _ orientation: Orientation = .portrait,
    style: UISplitViewController.Style = .unspecified,
    delegate: (any UISplitViewControllerDelegate)? = nil
  ) throws -> (phone: Phone, split: UISplitViewController) {
    var split = UISplitViewController()
    let phone = try Phone.launch(device, orientation: orientation) {
      split = UISplitViewController(style: style)
      split.delegate = delegate
      let list = UINavigationController(rootViewController: LoggingController("List", log: log))
      let detail = UINavigationController(
        rootViewController: LoggingController("Detail", log: log))
      if style == .tripleColumn {
        split.setViewController(LoggingController("Middle", log: log), for: .supplementary)
      }
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }
    return (phone, split)
  }

  private func frame(
    _ column: UISplitViewController.Column, of split: UISplitViewController
  ) -> CGRect? {
    guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: nil)
  }

  private func titles(_ controller: UIViewController?) -> [String] {
    (controller as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
  }

  @Test func aWideTabletShowsTwoColumns() throws {
    let (_, split) = try split("ipad-9", .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(.primary, of: split) == CGRect(x: 0, y: 0, width: 320, height: 810))
    #expect(frame(.secondary, of: split) == CGRect(x: 320.5, y: 0, width: 759.5, height: 810))
    #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
    #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(arguments: [
    (1366.0, 375.0), (1194, 320), (1024, 320), (926, 320), (736, 295),
  ])
  func columnsAreAsWideAsApples(width: Double, column: Double) {
    #expect(
      SplitGeometry.standardWidth(in: CGFloat(width), isBeside: true) == CGFloat(column))
  }

  @Test func aHighTabletShowsTheListOverTheDetail() throws {
    let (phone, split) = try split("ipad-9", style: .doubleColumn)
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(.primary, of: split) == nil)
    #expect(frame(.secondary, of: split) == CGRect(x: 0, y: 0, width: 810, height: 1080))
    let first = (split.viewController(for: .secondary) as? UINavigationController)?
      .viewControllers.first
    #expect(first?.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
    phone.tap(at: CGPoint(x: 28, y: 42))
    phone.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(.primary, of: split) == CGRect(x: 0, y: 0, width: 320, height: 1080))
    #expect(frame(.secondary, of: split)?.width == 810)
    phone.tap(at: CGPoint(x: 600, y: 600))
    phone.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(.primary, of: split) == nil)
  }

  @Test func aPhoneShowsTheDetailOnTheStackOfTheList() throws {
    let (phone, split) = try split("iPhone 13 Pro")
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    #expect(titles(split.viewControllers.first) == ["List", "Detail"])
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    phone.perform { navigation.popViewController(animated: true) }
    phone.settle()
    #expect(titles(navigation) == ["List"])
    phone.perform {
      navigation.topViewController?.showDetailViewController(
        UINavigationController(rootViewController: LoggingController("Other", log: log)),
        sender: nil)
    }
    phone.settle()
    #expect(titles(navigation) == ["List", "Other"])
    #expect(split.presentedViewController == nil)
  }

  @Test func theDelegateMayKeepTheListOnTop() throws {
    final class KeepsList: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let keeper = KeepsList()
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let (_, split) = try split("iPhone 13 Pro", style: style, delegate: keeper)
      #expect(titles(split.viewControllers.first) == ["List"])
    }
  }

  @Test func aLargePhoneThatIsTurnedShowsBothColumns() throws {
    let (phone, split) = try split("iPhone 13 Pro Max")
    #expect(split.isCollapsed)
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(!split.isCollapsed)
    #expect(titles(split.viewController(for: .primary)) == ["List"])
    #expect(titles(split.viewController(for: .secondary)) == ["Detail"])
    #expect(frame(.primary, of: split)?.width == 320)
    phone.rotate(to: .portrait)
    phone.settle()
    #expect(titles(split.viewController(for: .primary)) == ["List", "Detail"])
  }

  @Test func detailsReplaceEachOtherInTheirColumn() throws {
    let (phone, split) = try split("ipad-9", .landscapeLeft, style: .doubleColumn)
    let list = try #require(
      (split.viewController(for: .primary) as? UINavigationController)?.topViewController)
    let other = LoggingController("Other", log: log)
    phone.perform { list.showDetailViewController(other, sender: nil) }
    #expect(split.viewController(for: .secondary) === other)
    // With a style every column is a stack of screens.
    #expect(titles(other.navigationController) == ["Other"])
    #expect(other.view.window != nil)
  }

  @Test func withoutASplitViewDetailsArePresented() throws {
    var navigation = UINavigationController()
    let phone = try Phone.launch("iPhone 13 Pro") {
      navigation = UINavigationController(rootViewController: UIViewController())
      return navigation
    }
    phone.perform {
      navigation.topViewController?.showDetailViewController(UIViewController(), sender: nil)
    }
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.presentedViewController != nil)
  }

  @Test func threeColumnsStandSideBySide() throws {
    let (phone, split) = try split("ipad-9", .landscapeLeft, style: .tripleColumn)
    #expect(frame(.primary, of: split) == nil)
    #expect(
      frame(.supplementary, of: split) == CGRect(x: 0, y: 0, width: 320, height: 810))
    #expect(split.displayMode == .oneBesideSecondary)
    phone.perform { split.show(.primary) }
    phone.settle()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(.primary, of: split)?.minX == 0)
    #expect(frame(.secondary, of: split) == CGRect(x: 641, y: 0, width: 439, height: 810))
  }

  @Test func columnsThatAreShownAndHiddenHearOfIt() throws {
    let (phone, split) = try split("ipad-9", .landscapeLeft)
    log.calls = []
    phone.perform { split.preferredDisplayMode = .secondaryOnly }
    phone.settle()
    #expect(log.calls == ["List willDisappear", "List didDisappear"])
    log.calls = []
    phone.perform { split.preferredDisplayMode = .oneBesideSecondary }
    phone.settle()
    #expect(log.calls == ["List willAppear", "List isAppearing", "List didAppear"])
  }
}
