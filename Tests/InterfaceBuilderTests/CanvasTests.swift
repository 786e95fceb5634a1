import Testing
import UIKit

@testable import InterfaceBuilder

private let pinned =
  "<constraints>" + constraint("l-1", "top", "g-1", "top")
  + constraint("l-1", "leading", "g-1", "leading") + "</constraints>"

@MainActor
@Suite struct CanvasTests {
  @Test func theStatusBarFollowsDeviceAndVersion() throws {
    let label = element("label", "l-1", "text=\"A\"")
    for (device, tools, top) in [
      ("retina6_1", "16097", 44), ("retina6_1", "21701", 48), ("retina4_7", "14490", 20),
      ("retina4_7", "17156", 0), ("retina6_12", "22505", 59),
    ] as [(String, String, CGFloat)] {
      let size = try #require(CanvasDevice(id: device)).size
      let text = storyboard(
        device: device, tools: tools, rootHeight: size.height, subviews: label, view: pinned)
      #expect(try frame("l-1", in: text)?.minY == top, "\(device) \(tools)")
    }
  }

  @Test func aFileForTabletsOfBeforeSizeClassesHasATabletsCanvas() throws {
    let text = storyboard(device: nil).replacing(
      "toolsVersion", with: "targetRuntime=\"iOS.CocoaTouch.iPad\" toolsVersion")
    #expect(try document(text).canvasTraits.userInterfaceIdiom == .pad)
    #expect(try document(storyboard(device: nil)).canvas == nil)
  }

  @Test(arguments: [("retina9_9", "retina6_12"), ("ipad15_0rounded", "ipad10_9rounded")])
  func anotherDeviceStandsForOneThatIsNotKnown(device: String, other: String) throws {
    let document = try document(storyboard(device: device))
    #expect(document.canvas?.id == other)
    let loader = InterfaceLoader(document)
    _ = loader.load(document.scenes[0])
    #expect(
      loader.diagnostics.map(\.message) == [
        "the device \(device) is not known; \(other) stands for it"
      ])
  }

  @Test func barsAddToTheStatusBar() throws {
    let label = element("label", "l-1", "text=\"A\"")
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(
      try frame("l-1", in: storyboard(subviews: label, view: pinned, controller: bar))?.minY == 92)
    let opaque = bar.replacingOccurrences(of: "prompted", with: "translucent=\"NO\" prompted")
    #expect(
      try frame("l-1", in: storyboard(subviews: label, view: pinned, controller: opaque))?.minY
        == 0)
  }

  @Test func aControllerInANavigationControllerHasItsBar() throws {
    let navigation = """
      <scene sceneID="s-2"><objects>
      <navigationController id="n-1" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nb-1"/>
      <connections><segue destination="c-1" kind="relationship" \
      relationship="rootViewController" id="r-1"/></connections>
      </navigationController></objects></scene></scenes>
      """
    let text = storyboard(subviews: element("label", "l-1", "text=\"A\""), view: pinned)
      .replacingOccurrences(of: "</scenes>", with: navigation)
    let document = try document(text)
    #expect(document.scenes[1].segues.first?.kind == .relationship)
    #expect(try frame("l-1", in: text)?.minY == 92)
  }

  @Test func theRootHasWideMarginsFrom400PointsOn() throws {
    let label = element("label", "l-1", "text=\"A\"")
    let margin =
      "<constraints>" + constraint("l-1", "leading", "v-0", "leadingMargin")
      + constraint("l-1", "top", "g-1", "top") + "</constraints>"
    let wide = storyboard(subviews: label, view: margin)
    #expect(try frame("l-1", in: wide)?.minX == 20)
    let narrow = wide.replacingOccurrences(of: "width=\"414\"", with: "width=\"375\"")
    #expect(try frame("l-1", in: narrow)?.minX == 16)
    let old = wide.replacingOccurrences(of: "\"21701\"", with: "\"6250\"")
    #expect(try frame("l-1", in: old)?.minX == 16)
  }

  @Test func sizeClassesTakeConstraintsAndViewsInAndOut() throws {
    let text = storyboard(
      subviews: element("label", "l-1", "text=\"A\"") + element("label", "l-2", "text=\"B\""),
      view: """
        <constraints>
        \(constraint("l-1", "top", "g-1", "top"))
        \(constraint("l-1", "leading", "g-1", "leading"))
        <constraint firstItem="l-1" firstAttribute="width" constant="50" id="w-1">
        <variation key="heightClass=regular-widthClass=compact" constant="70"/></constraint>
        <constraint firstItem="l-1" firstAttribute="width" constant="90" id="w-2"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l-2"/></mask>
        <mask key="constraints"><exclude reference="w-1"/><exclude reference="w-2"/></mask>
        </variation>
        <variation key="widthClass=compact"><mask key="constraints">
        <include reference="w-1"/></mask></variation>
        """)
    let views = try layout(text)[0].views
    #expect(views.map(\.id) == ["v-0", "l-1"])
    #expect(views[1].frame.width == 70)
  }

  @Test func ratiosSetTheMultiplier() throws {
    let text = storyboard(
      subviews: element("view", "v-1"),
      view: "<constraints>" + constraint("v-1", "top", "g-1", "top")
        + constraint("v-1", "leading", "g-1", "leading")
        + constraint("v-1", "height", constant: 90)
        + constraint("v-1", "width", "v-1", "height", "multiplier=\"16:9\"") + "</constraints>")
    #expect(try frame("v-1", in: text)?.width == 160)
  }

  @Test func storedSizesStandInForThoseOfContentWhereThatIsAskedFor() throws {
    let text = storyboard(
      subviews: element(
        "label", "l-1", "text=\"ABCD\"", frame: CGRect(x: 0, y: 48, width: 123, height: 45)),
      view: pinned)
    #expect(try frame("l-1", in: text)?.width != 123)
    #expect(
      try frame("l-1", in: text, givenSizes: true)
        == CGRect(x: 0, y: 48, width: 123, height: 45))
  }

  @Test func theReportSaysWhatIsOffAndWhatIsLeftOut() throws {
    let right = CGRect(x: 0, y: 48, width: 100, height: 50)
    let sized =
      pinned.replacingOccurrences(
        of: "</constraints>",
        with: constraint("l-1", "width", constant: 100) + constraint("l-1", "height", constant: 50)
          + "</constraints>")
    let scene = try layout(
      storyboard(subviews: element("view", "l-1", frame: right), view: sized))[0]
    #expect(scene.reason == nil)
    #expect(scene.isRight)
    #expect(scene.device == "retina6_1")
    let moved = try layout(
      storyboard(
        subviews: element("view", "l-1", frame: right.offsetBy(dx: 0, dy: 3)), view: sized))[0]
    #expect(moved.wrongViews.map(\.id) == ["l-1"])
    #expect(moved.wrongViews.first?.off == 3)
    let misplaced = try layout(
      storyboard(subviews: element("view", "l-1", "misplaced=\"YES\""), view: sized))[0]
    #expect(misplaced.reason == "l-1 was misplaced when it was saved")
  }

  @Test func loadingAViewDoesNotDependOnItsStoredFrame() throws {
    let one = storyboard(subviews: element("label", "l-1", "text=\"A\""), view: pinned)
    let other = one.replacingOccurrences(
      of: "x=\"0.0\" y=\"0.0\" width=\"1.0\" height=\"1.0\"",
      with: "x=\"70\" y=\"80\" width=\"90\" height=\"100\"")
    #expect(one != other)
    #expect(try frame("l-1", in: one) == frame("l-1", in: other))
  }
}
