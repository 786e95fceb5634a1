import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class ListController: UIViewController {
  var added: [UIBarButtonItem] = []

  func add(_ sender: UIBarButtonItem) {
    added.append(sender)
  }
}

@MainActor
@Suite struct BarTests {
  private let stage = TestStage()

  private func registry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(ListController.self) { ListController() }
    registry.action("add:", ListController.add)
    return registry
  }

  private let navigation = scene(
    "nav", "navigationController", "",
    subviews: nil,
    rest: """
      <navigationBar key="navigationBar" barStyle="black" largeTitles="YES" id="bar">
      <color key="barTintColor" red="0" green="0" blue="1" alpha="1"/>
      <textAttributes key="titleTextAttributes">
      <color key="textColor" white="1" alpha="1"/></textAttributes>
      </navigationBar>
      """
        + connections(
          segue("r-1", to: "list", "relationship", "relationship=\"rootViewController\""))
  )

  private let list = scene(
    "list", "viewController", "customClass=\"ListController\" hidesBottomBarWhenPushed=\"YES\"",
    rest: """
      <navigationItem key="navigationItem" title="Lists" prompt="Choose" \
      largeTitleDisplayMode="never" id="i-1">
      <barButtonItem key="leftBarButtonItem" title="Edit" style="done" id="b-1"/>
      <rightBarButtonItems>
      <barButtonItem systemItem="add" id="b-2">
      \(connections("<action selector=\"add:\" destination=\"list\" id=\"a-1\"/>"))
      </barButtonItem>
      <barButtonItem enabled="NO" image="trash" catalog="system" id="b-3"/>
      </rightBarButtonItems>
      </navigationItem>
      <toolbarItems><barButtonItem systemItem="flexibleSpace" id="b-4"/></toolbarItems>
      """)

  @Test func aNavigationControllerShowsItsRootWithBarAndItems() throws {
    let loader = InterfaceLoader(
      try document(board([navigation, list], initial: "nav")), registry: registry())
    let controller = try #require(
      loader.instantiateInitialViewController() as? UINavigationController)
    let root = try #require(controller.topViewController as? ListController)
    #expect(controller.navigationBar.barStyle == .black)
    #expect(root.navigationItem.prompt == "Choose")
    #expect(controller.navigationBar.prefersLargeTitles)
    #expect(controller.navigationBar.barTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(
      controller.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor
        == UIColor(white: 1, alpha: 1))
    #expect(root.navigationItem.title == "Lists")
    #expect(root.navigationItem.largeTitleDisplayMode == .never)
    #expect(root.navigationItem.leftBarButtonItem?.style == .done)
    #expect(root.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [true, false])
    #expect(root.navigationItem.rightBarButtonItems?[1].image?.isSymbolImage == true)
    #expect(root.hidesBottomBarWhenPushed)
    #expect(root.toolbarItems?.count == 1)
    #expect(loader.diagnostics == [])
  }

  @Test func theButtonOfABarCallsItsAction() throws {
    let loader = InterfaceLoader(
      try document(board([navigation, list], initial: "nav")), registry: registry())
    stage.show(loader.instantiateInitialViewController())
    let root = try #require(
      (stage.window.rootViewController as? UINavigationController)?.topViewController
        as? ListController)
    let item = try #require(root.navigationItem.rightBarButtonItems?.first)
    let action = try #require(item.primaryAction)
    action.perform(from: item)
    #expect(root.added == [item])
  }

  @Test func aTabBarControllerHoldsItsScreensInOrder() throws {
    let tabs = scene(
      "tabs", "tabBarController", "", subviews: nil,
      rest: "<tabBar key=\"tabBar\" translucent=\"NO\" id=\"tb\"/>"
        + connections(
          segue("r-1", to: "one", "relationship", "relationship=\"viewControllers\""),
          segue("r-2", to: "two", "relationship", "relationship=\"viewControllers\"")))
    let screens = [
      scene(
        "one", rest: "<tabBarItem key=\"tabBarItem\" title=\"Home\" badgeValue=\"3\" id=\"t-1\"/>"),
      scene("two", rest: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"t-2\"/>"),
    ]
    let loader = InterfaceLoader(try document(board([tabs] + screens, initial: "tabs")))
    let controller = try #require(
      loader.instantiateInitialViewController() as? UITabBarController)
    #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["Home", "Search"])
    #expect(controller.viewControllers?[0].tabBarItem.badgeValue == "3")
    #expect(controller.tabBar.items?.count == 2)
    #expect(!controller.tabBar.isTranslucent)
  }

  @Test func barsInViewsHaveTheirItems() throws {
    let text = storyboard(
      subviews: element(
        "navigationBar", "x-1", "",
        inside: "<items><navigationItem title=\"Here\" id=\"i-1\"/></items>")
        + element(
          "toolbar", "x-2", "",
          inside: "<items><barButtonItem title=\"Go\" id=\"i-2\"/></items>")
        + element(
          "tabBar", "x-3", "",
          inside: "<items><tabBarItem title=\"Tab\" id=\"i-3\"/></items>"))
    let loader = InterfaceLoader(try document(text))
    let loaded = loader.load(loader.document.scenes[0])
    #expect((loaded.object("x-1") as? UINavigationBar)?.topItem?.title == "Here")
    #expect((loaded.object("x-2") as? UIToolbar)?.items?.first?.title == "Go")
    #expect((loaded.object("x-3") as? UITabBar)?.items?.first?.title == "Tab")
    #expect(loaded.object("i-2") is UIBarButtonItem)
  }

  @Test func aControllerThatHoldsItselfIsReportedAndEnds() throws {
    let loop = scene(
      "nav", "navigationController", "", subviews: nil,
      rest: connections(
        segue("r-1", to: "nav", "relationship", "relationship=\"rootViewController\"")))
    let loader = InterfaceLoader(try document(board([loop], initial: "nav")))
    #expect(loader.instantiateInitialViewController() is UINavigationController)
    #expect(loader.diagnostics.map(\.message) == ["controllers are inside one another without end"])
  }
}
