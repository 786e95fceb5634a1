import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class WelcomeController: UIViewController {
  var banner: UIView?
}

@MainActor
@Suite struct StoryboardTests {
  private func registry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(WelcomeController.self) { WelcomeController() }
    registry.outlet("banner", \WelcomeController.banner)
    return registry
  }

  @Test func controllersKnowTheStoryboardTheyCameFrom() throws {
    let storyboard = UIStoryboard(
      try document(storyboard(controllerClass: "WelcomeController")), registry: registry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller is WelcomeController)
    #expect(controller.storyboard === storyboard)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func storyboardsAreFoundByNameInFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "storyboard-tests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(storyboard().utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    UIStoryboard.folders = [folder]
    defer { UIStoryboard.folders = [] }
    #expect(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view != nil)
  }

  @Test func theViewsOfAXibBelongToItsOwner() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="WelcomeController">
      <connections>
      <outlet property="banner" destination="v-2" id="o-1"/>
      <outlet property="view" destination="v-1" id="o-2"/>
      </connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v-1"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="v-2"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      </subviews></view>
      </objects></document>
      """
    let owner = WelcomeController()
    let views = UINib(try document(text), registry: registry()).instantiate(withOwner: owner)
    #expect(views.count == 1)
    #expect(owner.view === views[0] as? UIView)
    #expect(owner.banner?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theSceneSeenFirstIsInsideTheInitialController() throws {
    let navigation = """
      <scene sceneID="s-2"><objects>
      <navigationController id="n-1" sceneMemberID="viewController">
      <connections><segue destination="c-1" kind="relationship" \
      relationship="rootViewController" id="r-1"/></connections>
      </navigationController></objects></scene></scenes>
      """
    let document = try document(
      storyboard().replacingOccurrences(of: "</scenes>", with: navigation)
        .replacingOccurrences(
          of: "initialViewController=\"c-1\"", with: "initialViewController=\"n-1\""))
    #expect(document.initialScene?.id == "s-2")
    #expect(document.visibleScene()?.id == "s-1")
    #expect(document.visibleScene(named: "c-1")?.id == "s-1")
    #expect(document.visibleScene(named: "s-3") == nil)
  }
}
