import HandsetTesting
import Testing

@testable import UIKit

/// Pages of a row, which the data source knows, and what the delegate hears.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var dots = 0
  var heard: [String] = []

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: controller), pages.indices.contains(place + step) else {
      return nil
    }
    return pages[place + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    heard.append("to \(pendingViewControllers.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    heard.append("from \(previousViewControllers.first?.title ?? "") \(completed)")
  }
}

@MainActor
struct PageViewControllerTests {
  private let log = CallLog()

  private func book(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, dots: Int = 0,
    spacing: CGFloat = 0
  ) throws -> (phone: Phone, controller: UIPageViewController, book: Book) {
    var made: (UIPageViewController, Book)?
    let phone = try Phone.launch("iPhone 13 Pro") {
      let book = Book(["A", "B", "C"].map { LoggingController($0, log: log) })
      book.dots = dots
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation,
        options: [.interPageSpacing: spacing])
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      made = (controller, book)
      return controller
    }
    let (controller, book) = try #require(made)
    log.calls = []
    return (phone, controller, book)
  }

  private func shown(_ controller: UIPageViewController) -> String? {
    controller.viewControllers?.first?.title
  }

  @Test func aDragTurnsThePage() throws {
    let (phone, controller, book) = try book()
    phone.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
    phone.settle()
    #expect(shown(controller) == "B")
    #expect(book.heard == ["to B", "from A true"])
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[0].viewIfLoaded?.superview == nil)
  }

  @Test func pagesAreTurnedOneAfterAnother() throws {
    let (phone, controller, book) = try book(spacing: 20)
    for _ in 0..<3 {
      phone.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
      phone.settle()
    }
    #expect(shown(controller) == "C")
    phone.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400))
    phone.settle()
    #expect(shown(controller) == "B")
    #expect(
      book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == controller.view.bounds)
  }

  @Test func aDragThatIsTakenBackLeavesThePage() throws {
    let (phone, controller, book) = try book()
    let touch = phone.touchDown(at: CGPoint(x: 330, y: 400))
    for x in stride(from: 320, through: 230, by: -10) {
      phone.advance(by: 0.05)
      phone.touchMove(touch, to: CGPoint(x: x, y: 400))
    }
    phone.advance(by: 0.5)
    phone.touchUp(touch)
    phone.settle()
    #expect(shown(controller) == "A")
    #expect(book.heard == ["to B", "from A false"])
    #expect(
      log.calls == [
        "A willDisappear", "B willAppear", "B isAppearing", "B willDisappear", "A willAppear",
        "B didDisappear", "A didAppear",
      ])
  }

  @Test func twoQuickDragsTurnTwoPages() throws {
    let (phone, controller, book) = try book()
    for _ in 0..<2 {
      phone.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.15)
      phone.advance(by: 0.1)
    }
    phone.settle()
    #expect(shown(controller) == "C", "\(book.heard)")
  }

  @Test func pagesMayStandBelowEachOther() throws {
    let (phone, controller, _) = try book(.vertical)
    phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
    phone.settle()
    #expect(shown(controller) == "B")
  }

  @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func codeTurnsPagesWithAnAnimation(
    direction: UIPageViewController.NavigationDirection
  ) throws {
    let (phone, controller, book) = try book()
    var isDone = false
    phone.perform {
      controller.setViewControllers([book.pages[2]], direction: direction, animated: true) {
        isDone = $0
      }
    }
    phone.advance(by: 0.1)
    let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(direction == .forward ? x > 0 : x < 0)
    phone.settle()
    #expect(isDone)
    #expect(shown(controller) == "C")
    #expect(book.heard == [])
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func dotsStandBelowThePages() throws {
    let (phone, controller, book) = try book(dots: 3)
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(!control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: 773, width: 390, height: 37))
    #expect(book.pages[0].view.frame.height == 773)
    phone.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
    phone.settle()
    #expect(control.currentPage == 1)
    phone.tap(at: CGPoint(x: 250, y: 790))
    phone.settle()
    #expect(control.currentPage == 2)
    #expect(shown(controller) == "C")
  }

  @Test func thePageFillsAPhoneThatIsTurned() throws {
    let (phone, controller, book) = try book(spacing: 8)
    phone.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
    phone.settle()
    phone.rotate(to: .landscapeLeft)
    phone.settle()
    #expect(shown(controller) == "B")
    #expect(
      book.pages[1].view.convert(book.pages[1].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aBookThatGoesRoundHasTheSameNeighbourOnBothSides() throws {
    final class Ring: UIPageViewControllerDataSource {
      let pages = [UIViewController(), UIViewController()]
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { pages.first { $0 !== page } }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { pages.first { $0 !== page } }
    }
    let ring = Ring()
    var controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let phone = try Phone.launch("iPhone 13 Pro") {
      controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = ring
      controller.setViewControllers([ring.pages[0]], direction: .forward, animated: false)
      return controller
    }
    for turn in 1...3 {
      phone.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
      phone.settle()
      #expect(controller.viewControllers?.first === ring.pages[turn % 2])
    }
  }
}
