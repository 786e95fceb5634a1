import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private class StepController: UIViewController {
  var prepared: [(segue: UIStoryboardSegue, sender: Any?)] = []
  var refuses = false
  var loads = 0
  var field: UITextField?
  var fieldAtLoading: UITextField?
  var unwound: [UIStoryboardSegue] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    fieldAtLoading = field
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((segue, sender))
  }

  func comeBack(_ segue: UIStoryboardSegue) {
    unwound.append(segue)
  }
}

private final class LeafController: StepController {
  override func canPerformUnwindSegueAction(
    _ action: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
}

private final class SwapSegue: UIStoryboardSegue {
  override func perform() {
    source.view.window?.rootViewController = destination
  }
}

@MainActor
@Suite struct SegueTests {
  private let stage = TestStage()

  private func registry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(StepController.self) { StepController() }
    registry.register(LeafController.self) { LeafController() }
    registry.register(SwapSegue.self) { SwapSegue(identifier: $0, source: $1, destination: $2) }
    registry.outlet("field", \StepController.field)
    registry.action("comeBack:", StepController.comeBack)
    return registry
  }

  private let navigation = scene(
    "nav", "navigationController", "", subviews: nil,
    rest: connections(
      segue("r-1", to: "first", "relationship", "relationship=\"rootViewController\"")))

  /// A screen with a button `go` that has a segue to `second`.
  private func first(_ kind: String, _ rest: String = "") -> String {
    scene(
      "first", "viewController", "customClass=\"StepController\" title=\"First\"",
      subviews: placed(
        "button", "go", "buttonType=\"system\"",
        inside: connections(segue("s-1", to: "second", kind, "identifier=\"next\" \(rest)"))))
  }

  private let second = scene(
    "second", "viewController", "customClass=\"LeafController\" storyboardIdentifier=\"Second\"",
    subviews: placed("textField", "f-1")
      + placed(
        "button", "back", "buttonType=\"system\"",
        inside: connections(
          segue("s-2", to: "exit", "unwind", "identifier=\"home\" unwindAction=\"comeBack:\""))),
    rest: connections("<outlet property=\"field\" destination=\"f-1\" id=\"o-1\"/>"),
    objects: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")

  private func load(_ scenes: [String], initial: String) throws -> InterfaceLoader {
    InterfaceLoader(try document(board(scenes, initial: initial)), registry: registry())
  }

  private func button(_ controller: UIViewController, _ place: Int = 0) throws -> UIButton {
    try #require(controller.view.subviews.compactMap { $0 as? UIButton }.dropFirst(place).first)
  }

  @Test func theViewIsMadeWhenItIsFirstAskedForWithOutletsBeforeViewDidLoad() throws {
    let loader = try load([second], initial: "second")
    let controller = try #require(
      loader.instantiateInitialViewController() as? StepController)
    #expect(!controller.isViewLoaded)
    #expect(controller.field == nil)
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(controller.fieldAtLoading != nil)
    #expect(controller.field === controller.view.subviews.first)
  }

  @Test func aScreenThatNobodyHoldsGoesAway() throws {
    let loader = try load([navigation, first("show"), second], initial: "nav")
    for loadsView in [false, true] {
      weak var root: UIViewController?
      do {
        let controller = loader.instantiateInitialViewController() as? UINavigationController
        root = controller?.topViewController
        #expect(root != nil)
        if loadsView { root?.loadViewIfNeeded() }
      }
      #expect(root == nil)
    }
  }

  @Test func aTapOnAButtonPushesTheNextScreen() throws {
    let loader = try load([navigation, first("show"), second], initial: "nav")
    stage.show(loader.instantiateInitialViewController())
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let root = try #require(navigation.topViewController as? StepController)
    try button(root).sendActions(for: .touchUpInside)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController is LeafController)
    #expect(root.prepared.count == 1)
    #expect(root.prepared[0].segue.identifier == "next")
    #expect(root.prepared[0].segue.destination === navigation.topViewController)
    #expect(root.prepared[0].sender is UIButton)
  }

  @Test func aControllerMayRefuseWhatAButtonAsksForButNotWhatCodeDoes() throws {
    let loader = try load([navigation, first("show"), second], initial: "nav")
    stage.show(loader.instantiateInitialViewController())
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let root = try #require(navigation.topViewController as? StepController)
    root.refuses = true
    try button(root).sendActions(for: .touchUpInside)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    root.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func aSegueThatThereIsNotIsLogged() throws {
    let loader = try load([second], initial: "second")
    let controller = try #require(loader.instantiateInitialViewController())
    stage.app.makeCurrent()
    var lines: [String] = []
    stage.app.log = { lines.append($0) }
    controller.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(lines == ["LeafController has no segue with identifier 'nowhere'"])
  }

  @Test(arguments: [
    ("presentation", "modalPresentationStyle=\"fullScreen\"", UIModalPresentationStyle.fullScreen),
    ("presentation", "", .automatic), ("popoverPresentation", "", .popover),
    ("show", "", .automatic),
  ])
  func screensArePresentedInTheirStyle(
    kind: String, rest: String, style: UIModalPresentationStyle
  ) throws {
    let loader = try load([first(kind, rest), second], initial: "first")
    stage.show(loader.instantiateInitialViewController())
    let root = try #require(stage.window.rootViewController as? StepController)
    root.performSegue(withIdentifier: "next", sender: self)
    stage.settle()
    let presented = try #require(root.presentedViewController)
    #expect(presented is LeafController)
    #expect(presented.modalPresentationStyle == style)
    #expect(presented.view.window != nil)
  }

  @Test func aScreenDissolvesInWhereTheSegueSaysSo() throws {
    let loader = try load(
      [
        first(
          "presentation",
          "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""), second,
      ], initial: "first")
    stage.show(loader.instantiateInitialViewController())
    let root = try #require(stage.window.rootViewController)
    root.performSegue(withIdentifier: "next", sender: nil)
    let view = try #require(root.presentedViewController?.view)
    #expect(root.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(view.superview?.transform == .identity)
    #expect(stage.app.isAnimating)
    stage.settle()
    #expect(view.superview?.alpha == 1)
  }

  @Test func unwindingGoesBackToTheControllerThatHasTheAction() throws {
    let loader = try load([navigation, first("show"), second], initial: "nav")
    stage.show(loader.instantiateInitialViewController())
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let root = try #require(navigation.topViewController as? StepController)
    root.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    let leaf = try #require(navigation.topViewController as? StepController)
    try button(leaf).sendActions(for: .touchUpInside)
    stage.settle()
    #expect(navigation.topViewController === root)
    #expect(root.unwound.map(\.identifier) == ["home"])
    #expect(root.unwound.first?.source === leaf)
    #expect(leaf.prepared.last?.segue.destination === root)
  }

  @Test func unwindingDismissesWhatIsPresented() throws {
    let loader = try load([first("presentation"), second], initial: "first")
    stage.show(loader.instantiateInitialViewController())
    let root = try #require(stage.window.rootViewController as? StepController)
    root.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    root.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(root.unwound.count == 1)
  }

  @Test func embeddedScreensFillTheirPlaces() throws {
    let outer = scene(
      "first", "viewController", "customClass=\"StepController\"",
      subviews: placed(
        "containerView", "c-1", "", frame: CGRect(x: 10, y: 20, width: 300, height: 200),
        inside: connections(segue("s-1", to: "second", "embed", "identifier=\"inside\""))))
    let loader = try load([outer, second], initial: "first")
    stage.show(loader.instantiateInitialViewController())
    let root = try #require(stage.window.rootViewController as? StepController)
    #expect(root.prepared.map(\.segue.identifier) == ["inside"])
    let child = try #require(root.children.first)
    #expect(child is LeafController)
    #expect(child.view.superview === root.view.subviews.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func aScreenThatIsEmbeddedInItselfIsReportedAndEnds() throws {
    let loop = scene(
      "first",
      subviews: placed(
        "containerView", "c-1", inside: connections(segue("s-1", to: "first", "embed"))))
    let loader = try load([loop], initial: "first")
    loader.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(loader.diagnostics.map(\.message) == ["controllers are inside one another without end"])
  }

  @Test func aSegueOfTheAppsOwnClassShowsTheDestinationItself() throws {
    let loader = try load([first("custom", "customClass=\"SwapSegue\""), second], initial: "first")
    stage.show(loader.instantiateInitialViewController())
    stage.window.rootViewController?.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    #expect(stage.window.rootViewController is LeafController)
  }

  @Test func aSegueClassThatNobodyRegisteredIsReportedAndShows() throws {
    let loader = try load(
      [navigation, first("custom", "customClass=\"Unheard\""), second], initial: "nav")
    stage.show(loader.instantiateInitialViewController())
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
    #expect(navigation.viewControllers.count == 2)
    #expect(loader.diagnostics.map(\.message) == ["segue class Unheard is not registered"])
  }

  @Test func recognisersAndBarButtonsTriggerSeguesToo() throws {
    let root = scene(
      "first",
      subviews: placed(
        "view", "v-1",
        inside: connections(
          "<outletCollection property=\"gestureRecognizers\" destination=\"t-1\" id=\"o-1\"/>")),
      rest: """
        <navigationItem key="navigationItem" id="i-1"><barButtonItem key="rightBarButtonItem" \
        title="Go" id="b-1">\(connections(segue("s-9", to: "second", "show")))</barButtonItem>
        </navigationItem>
        """,
      objects: """
        <tapGestureRecognizer id="t-1">\(connections(segue("s-8", to: "second", "show")))\
        </tapGestureRecognizer>
        """)
    let loader = try load([navigation, root, second], initial: "nav")
    stage.show(loader.instantiateInitialViewController())
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let top = try #require(navigation.topViewController)
    let item = try #require(top.navigationItem.rightBarButtonItem)
    try #require(item.primaryAction).perform(from: item)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.popViewController(animated: false)
    let point = CGPoint(x: 50, y: 20)
    stage.app.touchUp(stage.app.touchDown(at: point))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func anActionWithoutATargetGoesToTheFirstThatHasIt() throws {
    let root = scene(
      "first", "viewController", "customClass=\"StepController\"",
      subviews: placed(
        "button", "b-1", "buttonType=\"system\"",
        inside: connections(
          "<action selector=\"note\" destination=\"fr\" eventType=\"touchUpInside\" id=\"a-1\"/>")),
      objects: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\"/>")
    let registry = registry()
    var noted = 0
    registry.action("note") { (_: StepController) in { noted += 1 } }
    let loader = InterfaceLoader(
      try document(board([root], initial: "first")), registry: registry)
    stage.show(loader.instantiateInitialViewController())
    let controller = try #require(stage.window.rootViewController)
    try button(controller).sendActions(for: .touchUpInside)
    #expect(noted == 1)
  }

  @Test func aSceneIsShownWithTheBarsAroundIt() throws {
    let loader = try load([navigation, first("show"), second], initial: "nav")
    let scene = try #require(loader.document.scene(named: "Second"))
    let shown = try #require(loader.loadInContext(scene) as? UINavigationController)
    #expect(shown.viewControllers.count == 2)
    #expect(shown.topViewController is LeafController)
  }
}
