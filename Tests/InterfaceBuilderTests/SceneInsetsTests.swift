import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// What bars and cut-outs leave of a scene's view for what is pinned to its safe area.
@MainActor
@Suite struct SceneInsetsTests {
  /// A view of a scene with another one pinned to all edges of its safe area.
  private func view(_ size: CGSize) -> String {
    """
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.width)" \
    height="\(size.height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(element("view", "inside"))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(["top", "leading", "trailing", "bottom"].map { constraint("inside", $0, "safe", $0) }
      .joined())
    </constraints>
    </view>
    """
  }

  private func file(
    _ device: String, _ orientation: String = "landscape", size: CGSize, around: String = "",
    leadingTo: String = "", attributes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="\(orientation)"/>
    <scenes>
    \(around)
    \(scene("content", "viewController", attributes, subviews: nil, rest: view(size)))
    </scenes></document>
    """
  }

  private func navigation(_ attributes: String = "", bars: String = "") -> String {
    scene(
      "around", "navigationController", attributes, subviews: nil,
      rest: """
        <navigationBar key="navigationBar" id="bar"/>\(bars)
        \(connections(segue("r", to: "content", "relationship", "relationship=\"rootViewController\"")))
        """)
  }

  private var tabs: String {
    scene(
      "around", "tabBarController", "", subviews: nil,
      rest: """
        <tabBar key="tabBar" id="bar"/>
        \(connections(segue("r", to: "content", "relationship", "relationship=\"viewControllers\"")))
        """)
  }

  private func inside(_ text: String) throws -> CGRect? {
    let scenes = try layout(text)
    return scenes.flatMap(\.views).first { $0.id == "inside" }?.frame
  }

  @Test(arguments: [
    ("retina4_7", CGSize(width: 667, height: 375), CGRect(x: 0, y: 0, width: 667, height: 375)),
    ("retina5_9", CGSize(width: 812, height: 375), CGRect(x: 50, y: 0, width: 712, height: 354)),
    ("retina6_12", CGSize(width: 852, height: 393), CGRect(x: 59, y: 0, width: 734, height: 372)),
    ("ipad9_7", CGSize(width: 1024, height: 768), CGRect(x: 0, y: 20, width: 1024, height: 748)),
  ])
  func phonesOnTheirSideLeaveRoomBesideTheCutOut(device: String, size: CGSize, safe: CGRect) throws
  {
    #expect(try inside(file(device, size: size)) == safe)
  }

  @Test func barsAreLowOnPhonesOnTheirSide() throws {
    let size = CGSize(width: 852, height: 393)
    #expect(
      try inside(file("retina6_12", size: size, around: navigation()))
        == CGRect(x: 59, y: 32, width: 734, height: 340))
    #expect(
      try inside(file("retina6_12", size: size, around: tabs))
        == CGRect(x: 59, y: 0, width: 734, height: 340))
    #expect(
      try inside(
        file("retina4_7", size: CGSize(width: 667, height: 375), around: navigation()))
        == CGRect(x: 0, y: 32, width: 667, height: 343))
  }

  @Test func widePhonesHaveFullBarsOnTheirSide() throws {
    #expect(
      try inside(
        file("retina6_72", size: CGSize(width: 932, height: 430), around: navigation()))
        == CGRect(x: 59, y: 44, width: 814, height: 365))
  }

  @Test func toolbarsOfNavigationControllersCount() throws {
    let size = CGSize(width: 393, height: 852)
    let toolbar = "<toolbar key=\"toolbar\" id=\"tools\"/>"
    #expect(
      try inside(
        file(
          "retina6_12", "portrait", size: size,
          around: navigation("toolbarHidden=\"NO\"", bars: toolbar)))
        == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 83))
    #expect(
      try inside(file("retina6_12", "portrait", size: size, around: navigation(bars: toolbar)))
        == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
  }

  @Test func theBarOfAnEmbeddedStackCounts() throws {
    let start = scene(
      "start",
      subviews: placed(
        "containerView", "hole", frame: CGRect(x: 0, y: 100, width: 393, height: 300),
        inside: connections(segue("p", to: "around", "embed"))))
    #expect(
      try inside(
        file(
          "retina6_12", "portrait", size: CGSize(width: 393, height: 300),
          around: start + navigation()))
        == CGRect(x: 0, y: 44, width: 393, height: 256))
  }

  @Test func aSheetsBarCounts() throws {
    let start = scene(
      "start",
      subviews: placed(
        "button", "go", inside: connections(segue("p", to: "around", "presentation"))))
    #expect(
      try inside(
        file(
          "retina6_12", "portrait", size: CGSize(width: 393, height: 842),
          around: start + navigation()))
        == CGRect(x: 0, y: 56, width: 393, height: 842 - 56 - 34))
  }
}
