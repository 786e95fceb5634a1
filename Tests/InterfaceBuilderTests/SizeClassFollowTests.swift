import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Scenes that look otherwise in other size classes, on a phone that is turned.
@MainActor
@Suite struct SizeClassFollowTests {
  private let stage = TestStage()

  private func turn(isLandscape: Bool) {
    stage.app.updateScreen(
      ScreenConfiguration(
        size: isLandscape
          ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
        scale: 3, safeAreaInsets: .zero, statusBarHeight: 0,
        traits: UITraitCollection(
          userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
          verticalSizeClass: isLandscape ? .compact : .regular, displayScale: 3)))
    stage.settle()
  }

  private func show(_ subviews: String, constraints: String = "", masks: String = "") throws
    -> LoadedScene
  {
    stage.app.makeCurrent()
    let loader = InterfaceLoader(
      try document(
        storyboard(
          subviews: subviews, view: "<constraints>\(constraints)</constraints>\(masks)")))
    let scene = loader.load(loader.document.scenes[0])
    stage.show(scene.controller)
    return scene
  }

  private let low = "variation key=\"heightClass=compact\""

  @Test func looksFollowAndWhatTheAppHasSetStays() throws {
    let scene = try show(
      placed(
        "label", "l-1", "text=\"File\"",
        inside: """
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <\(low) hidden="NO"><fontDescription key="fontDescription" type="system" pointSize="12"/>
          </variation>
          """)
        + placed("view", "v-1", inside: "<\(low) hidden=\"YES\"/>")
        + placed(
          "stackView", "s-1", "axis=\"vertical\" spacing=\"4\"",
          inside: "<\(low) axis=\"horizontal\" spacing=\"30\"/>"))
    let label = try #require(scene.object("l-1") as? UILabel)
    let view = try #require(scene.object("v-1") as? UIView)
    let stack = try #require(scene.object("s-1") as? UIStackView)
    label.text = "App"
    for isLandscape in [true, false, true] {
      turn(isLandscape: isLandscape)
      #expect(label.font.pointSize == (isLandscape ? 12 : 17))
      #expect(label.text == "App")
      #expect(view.isHidden == isLandscape)
      #expect(stack.axis == (isLandscape ? .horizontal : .vertical))
      #expect(stack.spacing == (isLandscape ? 30 : 4))
    }
  }

  @Test func whatTheAppHasTakenOutStaysOut() throws {
    let scene = try show(
      placed("view", "v-1", inside: "<\(low) hidden=\"YES\"/>") + placed("label", "l-1"))
    let label = try #require(scene.object("l-1") as? UILabel)
    label.removeFromSuperview()
    for isLandscape in [true, false] {
      turn(isLandscape: isLandscape)
      #expect(label.superview == nil)
      #expect(scene.view?.subviews.count == 1)
    }
  }

  @Test func constraintsComeGoAndChange() throws {
    let scene = try show(
      element("view", "v-1"),
      constraints: """
        <constraint firstItem="v-1" firstAttribute="leading" secondItem="v-0" \
        secondAttribute="leading" constant="10" id="k-1">
        <\(low) constant="50"/></constraint>
        <constraint firstItem="v-1" firstAttribute="top" secondItem="v-0" secondAttribute="top" \
        constant="100" id="k-2"/>
        <constraint firstItem="v-0" firstAttribute="bottom" secondItem="v-1" \
        secondAttribute="bottom" constant="20" id="k-3"/>
        <constraint firstItem="v-1" firstAttribute="width" constant="80" id="k-4"/>
        <constraint firstItem="v-1" firstAttribute="height" constant="40" id="k-5"/>
        """,
      masks: """
        <variation key="default"><mask key="constraints"><exclude reference="k-3"/></mask></variation>
        <\(low)><mask key="constraints"><exclude reference="k-2"/><include reference="k-3"/></mask>
        </variation>
        """)
    let view = try #require(scene.object("v-1") as? UIView)
    for _ in 0..<2 {
      #expect(view.frame == CGRect(x: 10, y: 100, width: 80, height: 40))
      turn(isLandscape: true)
      #expect(view.frame == CGRect(x: 50, y: 330, width: 80, height: 40))
      turn(isLandscape: false)
    }
  }

  @Test func viewsComeAndGoWithTheirConstraints() throws {
    let scene = try show(
      element("view", "v-1") + element("label", "l-1", "text=\"Only upright\"")
        + element("switch", "w-1"),
      constraints: ["v-1", "l-1", "w-1"].enumerated().map { place, id in
        constraint(id, "top", "v-0", "top", constant: CGFloat(100 + 50 * place))
          + constraint(id, "leading", "v-0", "leading", constant: 16)
      }.joined()
        + constraint("v-1", "width", constant: 30) + constraint("v-1", "height", constant: 30),
      masks: """
        <variation key="default"><mask key="subviews"><exclude reference="w-1"/></mask></variation>
        <\(low)><mask key="subviews"><exclude reference="l-1"/><include reference="w-1"/></mask>
        </variation>
        """)
    let root = try #require(scene.view)
    let label = try #require(scene.object("l-1") as? UILabel)
    #expect(root.subviews.count == 2)
    turn(isLandscape: true)
    #expect(label.superview == nil)
    let toggle = try #require(scene.object("w-1") as? UISwitch)
    #expect(root.subviews.firstIndex(of: toggle) == 1)
    #expect(toggle.frame.origin == CGPoint(x: 16, y: 200))
    turn(isLandscape: false)
    #expect(toggle.superview == nil)
    #expect(root.subviews.firstIndex(of: label) == 1)
    #expect(label.frame.origin == CGPoint(x: 16, y: 150))
  }
}
