import HandsetTesting
import Testing

@testable import UIKit

/// A screen that writes down what it is told.
@MainActor
final class LoggingController: UIViewController {
  private let log: CallLog
  private let fieldCount: Int
  let field = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 34))

  init(_ title: String, log: CallLog, hasField: Bool = false) {
    self.log = log
    fieldCount = hasField ? 1 : 0
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    if fieldCount > 0 { view.addSubview(field) }
  }

  private func note(_ what: String) { log.calls.append("\(title ?? "") \(what)") }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@MainActor
final class CallLog {
  var calls: [String] = []
}

/// The navigation controller and its bar.
@MainActor
struct NavigationTests {
  private let log = CallLog()

  private func stack(
    _ device: String, _ orientation: Orientation = .portrait, isLarge: Bool = false,
    hasField: Bool = false
  ) throws -> (phone: Phone, navigation: UINavigationController) {
    var navigation = UINavigationController()
    let phone = try Phone.launch(device, orientation: orientation) {
      navigation = UINavigationController(rootViewController: LoggingController("A", log: log))
      navigation.navigationBar.prefersLargeTitles = isLarge
      return navigation
    }
    if hasField {
      phone.perform {
        navigation.pushViewController(
          LoggingController("B", log: log, hasField: true), animated: false)
      }
    }
    return (phone, navigation)
  }

  @Test func theBarStaysClearDuringAPushBetweenScreensAtTheirTop() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    let tables = [0, 1].map { _ in UITableViewController(style: .plain) }
    phone.perform { navigation.setViewControllers([tables[0]], animated: false) }
    phone.settle()
    #expect(navigation.navigationBar.isGroundHidden)
    phone.perform { navigation.pushViewController(tables[1], animated: true) }
    for _ in 0..<6 {
      #expect(navigation.navigationBar.isGroundHidden)
      phone.advance(by: 0.1)
    }
  }

  /// A table on the stack, and a finger that goes straight up at the left edge.
  @Test(arguments: [1, 2])
  func aDragAlongTheEdgeScrolls(screens: Int) throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    let table = UITableViewController(style: .plain)
    table.tableView.contentSize.height = 3000
    let below = (1..<screens).map { _ in UIViewController() }
    phone.perform { navigation.setViewControllers(below + [table], animated: false) }
    phone.settle()
    table.tableView.contentSize.height = 3000
    let start = table.tableView.contentOffset.y
    let touch = phone.touchDown(at: CGPoint(x: 8, y: 600))
    for step in 1...10 {
      phone.touchMove(touch, to: CGPoint(x: 8, y: 600 - CGFloat(step) * 20))
      phone.advance(by: 1.0 / 60)
    }
    #expect(table.tableView.contentOffset.y > start + 150)
    phone.touchUp(touch)
    phone.settle()
    #expect(navigation.viewControllers.count == screens)
  }

  /// A phone, how it is held, its bar's frame and the safe area below the bar.
  struct BarCase: Sendable {
    var device: String
    var isLandscape = false
    var isLarge = false
    var frame: CGRect
    var top: CGFloat
  }

  nonisolated static let barCases: [BarCase] = [
    BarCase(
      device: "iPhone 13 Pro", frame: CGRect(x: 0, y: 47, width: 390, height: 44), top: 91),
    BarCase(
      device: "iPhone 13 Pro", isLandscape: true,
      frame: CGRect(x: 0, y: 0, width: 844, height: 32), top: 32),
    BarCase(
      device: "iPhone 13 Pro", isLarge: true,
      frame: CGRect(x: 0, y: 47, width: 390, height: 96), top: 143),
    BarCase(
      device: "iPhone 16 Pro", frame: CGRect(x: 0, y: 170.0 / 3, width: 402, height: 44),
      top: 302.0 / 3),
    BarCase(device: "iPhone 8", frame: CGRect(x: 0, y: 20, width: 375, height: 44), top: 64),
    BarCase(
      device: "iPhone 8", isLandscape: true,
      frame: CGRect(x: 0, y: 0, width: 667, height: 32), top: 32),
    BarCase(device: "ipad-9", frame: CGRect(x: 0, y: 20, width: 810, height: 50), top: 70),
  ]

  @Test(arguments: barCases)
  func theBarIsBelowTheStatusBar(bar: BarCase) throws {
    let (_, navigation) = try stack(
      bar.device, bar.isLandscape ? .landscapeLeft : .portrait, isLarge: bar.isLarge)
    let view = try #require(navigation.topViewController?.view)
    #expect(navigation.navigationBar.frame.isNearly(bar.frame))
    #expect(abs(view.safeAreaInsets.top - bar.top) < 0.001)
    #expect(view.frame == navigation.view.bounds)
  }

  @Test func aLargeTitleMakesWayForContent() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro", isLarge: true)
    let view = try #require(navigation.topViewController?.view)
    let scrollView = UIScrollView(frame: view.bounds)
    phone.perform {
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      view.addSubview(scrollView)
      navigation.view.setNeedsLayout()
    }
    #expect(scrollView.contentOffset.y == -143)
    #expect(navigation.navigationBar.frame.height == 96)
    phone.perform { scrollView.contentOffset.y = -120 }
    #expect(navigation.navigationBar.frame.height == 73)
    phone.perform { scrollView.contentOffset.y = 300 }
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func theBarGetsLowerWhenThePhoneIsTurned() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro", hasField: true)
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    let view = try #require(navigation.topViewController?.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
  }

  @Test func aPushTellsBothScreensInOrder() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    log.calls = []
    phone.perform {
      navigation.pushViewController(LoggingController("B", log: log), animated: true)
    }
    #expect(log.calls == ["A willDisappear", "B willAppear", "B isAppearing"])
    log.calls = []
    phone.advance(by: 0.49)
    #expect(log.calls.isEmpty)
    phone.settle()
    #expect(log.calls == ["A didDisappear", "B didAppear"])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.navigationBar.backItem?.title == "A")
  }

  @Test func aPushMovesOnTheKeyboardsSpring() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    let below = try #require(navigation.topViewController?.view)
    let next = LoggingController("B", log: log)
    phone.perform { navigation.pushViewController(next, animated: true) }
    #expect(abs(phone.presentedFrame(of: next.view).minX - 390) < 0.01)
    phone.advance(by: 0.1)
    let x = phone.presentedFrame(of: next.view).minX
    let spring = TimingCurve.keyboard.progress(at: 0.2).x
    #expect(abs(x - 390 * (1 - spring)) < 0.5)
    #expect(abs(phone.presentedFrame(of: below).minX + 390 * 0.3 * spring) < 0.5)
    phone.settle()
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func theBackButtonGoesBackAndHidesTheKeyboard() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro", hasField: true)
    let top = try #require(navigation.topViewController as? LoggingController)
    phone.focus(top.field)
    phone.settle()
    #expect(phone.application.keyboard.shownFrame != nil)
    phone.tap(at: CGPoint(x: 20, y: 69))
    #expect(phone.application.keyboard.shownFrame == nil)
    phone.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(top.parent == nil)
    #expect(top.view.window == nil)
  }

  @Test func aDragFromTheEdgeGoesBack() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro", hasField: true)
    log.calls = []
    phone.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.5)
    phone.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(
      log.calls == [
        "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
  }

  @Test func aDragThatIsGivenUpKeepsScreenAndKeyboard() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro", hasField: true)
    let top = try #require(navigation.topViewController as? LoggingController)
    phone.focus(top.field)
    phone.settle()
    log.calls = []
    let events = phone.events.events.count
    phone.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 120, y: 300), duration: 0.8)
    phone.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(top.field.isFirstResponder)
    #expect(phone.application.keyboard.shownFrame != nil)
    #expect(phone.events.events.count == events)
    #expect(top.view.frame.minX == 0)
    #expect(
      log.calls == [
        "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "B willAppear",
        "A didDisappear", "B didAppear",
      ])
  }

  @Test func aHiddenBarLeavesTheRoomToTheScreen() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    let view = try #require(navigation.topViewController?.view)
    phone.perform { navigation.setNavigationBarHidden(true, animated: true) }
    phone.settle()
    #expect(view.safeAreaInsets.top == 47)
    #expect(navigation.navigationBar.frame.maxY == 0)
    phone.perform { navigation.isNavigationBarHidden = false }
    #expect(view.safeAreaInsets.top == 91)
    #expect(navigation.topViewController?.topLayoutGuide.length == 91)
  }

  @Test func aBarButtonCarriesOutItsAction() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    var count = 0
    phone.perform {
      navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in count += 1 })
    }
    phone.tap(at: CGPoint(x: 390 - 16 - 12, y: 69))
    #expect(count == 1)
  }

  @Test func aToolbarThatIsShownFromTheStartIsSeen() throws {
    let root = LoggingController("A", log: log)
    var navigation = UINavigationController()
    let phone = try Phone.launch("iPhone 8") {
      navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      return navigation
    }
    #expect(phone.presentedFrame(of: navigation.toolbar).maxY == 667)
    #expect(!navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 44)
  }

  @Test func aToolbarIsAboveTheHomeIndicator() throws {
    let (phone, navigation) = try stack("iPhone 13 Pro")
    let top = try #require(navigation.topViewController)
    phone.perform {
      top.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
      navigation.setToolbarHidden(false, animated: true)
    }
    phone.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(top.view.safeAreaInsets.bottom == 78)
  }

  @Test func aBlackBarHasWhiteTextAndAWhiteStatusBar() throws {
    let (phone, navigation) = try stack("iPhone 13")
    #expect(phone.application.statusBarStyle == .default)
    phone.perform { navigation.navigationBar.barStyle = .black }
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.view.traitCollection.userInterfaceStyle == .light)
    #expect(phone.application.statusBarStyle == .lightContent)
    phone.perform { navigation.navigationBar.barStyle = .default }
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .light)
    #expect(phone.application.statusBarStyle == .default)
  }

  @Test func theScreenDecidesTheStatusBarOnlyWithoutANavigationBar() throws {
    var navigation = UINavigationController()
    let phone = try Phone.launch("iPhone 13") {
      navigation = UINavigationController(rootViewController: LightController())
      return navigation
    }
    #expect(phone.application.statusBarStyle == .default)
    phone.perform { navigation.isNavigationBarHidden = true }
    #expect(phone.application.statusBarStyle == .lightContent)
  }
}

extension CGRect {
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
