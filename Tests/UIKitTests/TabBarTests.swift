import HandsetTesting
import Testing

@testable import UIKit

/// The tab bar controller and its bar.
@MainActor
struct TabBarTests {
  private let log = CallLog()

  private func tabs(
    _ device: String, isLandscape: Bool = false
  ) throws -> (phone: Phone, tabs: UITabBarController) {
    var tabs = UITabBarController()
    let phone = try Phone.launch(
      device, orientation: isLandscape ? .landscapeLeft : .portrait
    ) {
      tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: LoggingController("A", log: log)),
        LoggingController("B", log: log),
      ]
      tabs.viewControllers?[0].tabBarItem.title = "First"
      return tabs
    }
    return (phone, tabs)
  }

  /// A phone, how it is held, and the bar's frame.
  struct BarCase: Sendable {
    var device: String
    var isLandscape = false
    var frame: CGRect
  }

  nonisolated static let barCases: [BarCase] = [
    BarCase(device: "iPhone 13 Pro", frame: CGRect(x: 0, y: 761, width: 390, height: 83)),
    BarCase(
      device: "iPhone 13 Pro", isLandscape: true,
      frame: CGRect(x: 0, y: 337, width: 844, height: 53)),
    BarCase(device: "iPhone 16 Pro", frame: CGRect(x: 0, y: 791, width: 402, height: 83)),
    BarCase(device: "iPhone 8", frame: CGRect(x: 0, y: 618, width: 375, height: 49)),
    BarCase(device: "ipad-9", frame: CGRect(x: 0, y: 1030, width: 810, height: 50)),
  ]

  @Test(arguments: barCases)
  func theBarCoversTheBottom(bar: BarCase) throws {
    let (_, tabs) = try tabs(bar.device, isLandscape: bar.isLandscape)
    #expect(tabs.tabBar.frame == bar.frame)
    let top = (tabs.selectedViewController as? UINavigationController)?.topViewController
    #expect(top?.view.safeAreaInsets.bottom == bar.frame.height)
  }

  @Test func aTapOnAnItemShowsItsScreen() throws {
    let (phone, tabs) = try tabs("iPhone 13 Pro")
    log.calls = []
    phone.tap(at: CGPoint(x: 292, y: 780))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "B")
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "B"])
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
  }

  /// A list of forty rows in a tab, by itself and on a stack.
  @Test(arguments: [false, true])
  func rowsBehindTheBarGiveItAGroundFromTheStart(isOnStack: Bool) throws {
    let list = UITableViewController(style: .plain)
    let rows = NumberedRows(count: 40)
    list.tableView.dataSource = rows
    var tabs = UITabBarController()
    let phone = try Phone.launch("iPhone 13 Pro") {
      tabs = UITabBarController()
      tabs.viewControllers = [isOnStack ? UINavigationController(rootViewController: list) : list]
      return tabs
    }
    phone.settle()
    #expect(!tabs.tabBar.isAtEdge)
    rows.count = 3
    phone.perform { list.tableView.reloadData() }
    phone.settle()
    #expect(tabs.tabBar.isAtEdge)
  }

  @Test func barsOfTabletsAreFiftyPointsHigh() throws {
    var tabs = UITabBarController()
    let phone = try Phone.launch("768x1024@2") {
      tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      return tabs
    }
    phone.settle()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.navigationBar.frame.height == 50)
    #expect(tabs.tabBar.frame.height == 50 + phone.window.safeAreaInsets.bottom)
  }

  @Test func aScreenThatHidesTheBarGetsItsRoom() throws {
    let (phone, tabs) = try tabs("iPhone 13 Pro")
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let first = try #require(navigation.topViewController)
    let next = LoggingController("C", log: log)
    next.hidesBottomBarWhenPushed = true
    phone.perform { navigation.pushViewController(next, animated: true) }
    #expect(next.view.safeAreaInsets.bottom == 34)
    #expect(first.view.safeAreaInsets.bottom == 83)
    phone.advance(by: 0.1)
    #expect(phone.presentedFrame(of: tabs.tabBar).minX < -20)
    phone.settle()
    #expect(tabs.tabBar.isHidden)
    phone.perform { _ = navigation.popViewController(animated: true) }
    phone.settle()
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.safeAreaInsets.bottom == 83)
  }

  // MARK: More

  private func sevenTabs(_ device: String) throws -> (phone: Phone, tabs: UITabBarController) {
    var tabs = UITabBarController()
    let phone = try Phone.launch(device) {
      tabs = UITabBarController()
      tabs.viewControllers = (1...7).map { number -> UIViewController in
        let screen = LoggingController("\(number)", log: log)
        let controller =
          number == 6 ? UINavigationController(rootViewController: screen) : screen
        controller.tabBarItem.title = "Tab \(number)"
        return controller
      }
      return tabs
    }
    phone.settle()
    return (phone, tabs)
  }

  @Test func moreThanFiveTabsAreListedUnderMore() throws {
    let (phone, tabs) = try sevenTabs("iPhone 13 Pro")
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    // The last of five items on 390 points.
    phone.tap(at: CGPoint(x: 351, y: 785))
    phone.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    // The first row of the list below the bar is Tab 5.
    phone.tap(at: CGPoint(x: 100, y: 91 + 22))
    phone.settle()
    #expect(tabs.selectedIndex == 4)
    #expect(tabs.viewControllers?[4].view.window === phone.window)
    #expect(log.calls.last == "5 didAppear")
    // The item leads back to the list.
    phone.tap(at: CGPoint(x: 351, y: 785))
    phone.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func aStackUnderMoreKeepsItsBarAndLeadsBackToTheList() throws {
    let (phone, tabs) = try sevenTabs("iPhone 13 Pro")
    phone.perform { tabs.selectedIndex = 5 }
    phone.settle()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.topViewController?.title == "6")
    #expect(navigation.navigationBar.items?.map(\.title) == ["More", "6"])
    try phone.element("BackButton").tap()
    phone.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(!tabs.moreNavigationController.isNavigationBarHidden)
    // It can be shown again.
    phone.perform { tabs.selectedIndex = 5 }
    phone.settle()
    #expect(navigation.view.window === phone.window)
  }

  @Test func aTabletHasRoomForAllTabs() throws {
    let (_, tabs) = try sevenTabs("ipad-9")
    #expect(tabs.tabBar.items?.count == 7)
  }
}

/// Rows with their numbers.
private final class NumberedRows: UITableViewDataSource {
  var count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
