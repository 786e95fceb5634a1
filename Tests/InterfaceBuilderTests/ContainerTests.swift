import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let page = storyboard?.instantiateViewController(withIdentifier: "Page") else { return }
    setViewControllers([page], direction: .forward, animated: false)
  }
}

@MainActor
@Suite struct ContainerTests {
  private let stage = TestStage()

  private func registry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(PagesController.self) {
      PagesController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    return registry
  }

  @Test func pagesAreThoseOfTheCode() throws {
    let outlet = connections("<outlet property=\"dataSource\" destination=\"pages\" id=\"o-1\"/>")
    let board = try document(
      board(
        [
          scene(
            "pages", "pageViewController",
            """
            customClass="PagesController" transitionStyle="scroll" pageSpacing="8" \
            navigationOrientation="vertical" spineLocation="none"
            """, subviews: nil, rest: outlet),
          scene(
            "page", "viewController", "storyboardIdentifier=\"Page\"",
            subviews: placed("label", "l-1", "text=\"One\"")),
        ], initial: "pages"))
    let storyboard = UIStoryboard(board, registry: registry())
    stage.show(storyboard.instantiateInitialViewController())
    let controller = try #require(stage.window.rootViewController as? PagesController)
    #expect(controller.navigationOrientation == .vertical)
    #expect(controller.dataSource === controller)
    let label = controller.viewControllers?.first?.view.subviews.first as? UILabel
    #expect(label?.text == "One")
    #expect(label?.window != nil)
    #expect(storyboard.diagnostics == [])
  }

  @Test func aPageCurlIsReported() throws {
    let loader = InterfaceLoader(
      try document(board([scene("pages", "pageViewController", "", subviews: nil)])))
    _ = loader.load(loader.document.scenes[0])
    #expect(loader.diagnostics.map(\.message) == ["pages do not curl here; they scroll"])
  }

  @Test(arguments: ["", "style=\"doubleColumn\""])
  func listAndDetailStandInASplitView(style: String) throws {
    func hold(_ relationship: String, _ id: String) -> String {
      segue("r-\(id)", to: id, "relationship", "relationship=\"\(relationship)\"")
    }
    let loader = InterfaceLoader(
      try document(
        board(
          [
            scene(
              "split", "splitViewController", style, subviews: nil,
              rest: connections(
                hold("masterViewController", "nav"), hold("detailViewController", "detail"))),
            scene(
              "nav", "navigationController", subviews: nil,
              rest: connections(hold("rootViewController", "list"))),
            scene(
              "list",
              subviews: placed(
                "button", "b-1",
                inside: connections(segue("s-1", to: "other", "showDetail")))),
            scene("detail", "viewController", "title=\"Detail\""),
            scene("other", "viewController", "title=\"Other\""),
          ], initial: "split")))
    stage.show(loader.instantiateInitialViewController())
    let split = try #require(stage.window.rootViewController as? UISplitViewController)
    #expect(split.style == (style.isEmpty ? .unspecified : .doubleColumn))
    #expect(split.isCollapsed)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == [nil, "Detail"])
    navigation.popViewController(animated: false)
    stage.settle()
    let button = navigation.topViewController?.view.subviews.first as? UIButton
    button?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(navigation.topViewController?.title == "Other")
    #expect(split.presentedViewController == nil)
    #expect(loader.diagnostics == [])
  }
}
