import Foundation
import Testing

private func board(y: Int) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
  <device id="retina6_1" orientation="portrait"/>
  <scenes><scene sceneID="s-1"><objects>
  <viewController id="c-1" sceneMemberID="viewController">
  <view key="view" id="v-0"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
  <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v-1">
  <rect key="frame" x="10" y="\(y)" width="50" height="60"/>
  <accessibility key="accessibilityConfiguration" identifier="box"/>
  <constraints><constraint firstAttribute="width" constant="50" id="k-1"/>
  <constraint firstAttribute="height" constant="60" id="k-2"/></constraints></view></subviews>
  <viewLayoutGuide key="safeArea" id="g-1"/>
  <constraints>
  <constraint firstItem="v-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" \
  constant="20" id="k-3"/>
  <constraint firstItem="v-1" firstAttribute="leading" secondItem="g-1" \
  secondAttribute="leading" constant="10" id="k-4"/>
  </constraints></view></viewController></objects></scene></scenes>
  </document>
  """
}

struct LayoutCommandTests {
  private func write(_ text: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.path("Main.storyboard")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("views that are where they were stored are counted")
  func right() throws {
    let folder = try TemporaryFolder()
    let outcome = try HandsetProgram.run(["layout", try write(board(y: 68), in: folder)])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "1 of 1 scenes right, 0 left out\n")
    #expect(outcome.errors == "")
  }

  @Test("a view that is off is named with both frames")
  func wrong() throws {
    let folder = try TemporaryFolder()
    let file = try write(board(y: 71), in: folder)
    let outcome = try HandsetProgram.run(["layout", file])
    #expect(
      outcome.output == """
        \(file) s-1: 1 of 2 views off
          v-1 UIView (10, 68, 50, 60) stored (10, 71, 50, 60), off 3
        0 of 1 scenes right, 0 left out

        """)
  }

  @Test("as JSON there is one object a scene")
  func json() throws {
    let folder = try TemporaryFolder()
    let file = try write(board(y: 71), in: folder)
    let outcome = try HandsetProgram.run(["layout", "--json", file, file])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(object["file"] as? String == file)
    #expect(object["scene"] as? String == "s-1")
    #expect(object["device"] as? String == "retina6_1")
    #expect(object["status"] as? String == "compared")
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["v-0", "v-1"])
    #expect(views[1]["class"] as? String == "UIView")
    #expect(views[1]["frame"] as? [Double] == [10, 68, 50, 60])
    #expect(views[1]["stored"] as? [Double] == [10, 71, 50, 60])
    #expect(views[1]["off"] as? Double == 3)
  }

  @Test("views of cells are listed with their scene")
  func cells() throws {
    let folder = try TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="s-1"><objects>
      <tableViewController id="c-1" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="80" id="t-1">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <prototypes><tableViewCell reuseIdentifier="Cell" rowHeight="80" id="p-1">
      <rect key="frame" x="0.0" y="50" width="414" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="p-1" id="cc-1">
      <rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v-1">
      <rect key="frame" x="15" y="16" width="50" height="60"/>
      <constraints><constraint firstAttribute="width" constant="50" id="k-1"/>
      <constraint firstAttribute="height" constant="60" id="k-2"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="v-1" firstAttribute="top" secondItem="cc-1" secondAttribute="top" \
      constant="10" id="k-3"/>
      <constraint firstItem="v-1" firstAttribute="leading" secondItem="cc-1" \
      secondAttribute="leading" constant="15" id="k-4"/>
      </constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let file = try write(text, in: folder)
    let outcome = try HandsetProgram.run(["layout", "--json", file])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["status"] as? String == "compared")
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["t-1", "cc-1", "v-1"])
    #expect(views[2]["frame"] as? [Double] == [15, 10, 50, 60])
    #expect(views[2]["off"] as? Double == 6)
    let summary = try HandsetProgram.run(["layout", file])
    #expect(summary.output.contains("v-1 UIView (15, 10, 50, 60) stored (15, 16, 50, 60), off 6"))
    #expect(summary.output.hasSuffix("0 of 1 scenes right, 0 left out\n"))
  }

  @Test("a damaged file gives one error with its place")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let file = try write(String(board(y: 68).prefix(500)), in: folder)
    let outcome = try HandsetProgram.run(["layout", file])
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("\(file):"))
    #expect(outcome.errors.contains(": error: "))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("a file that is not there is missing input")
  func missing() throws {
    let outcome = try HandsetProgram.run(["layout", "/nowhere/Main.storyboard"])
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "/nowhere/Main.storyboard: error: there is no such file\n")
  }

  @Test("a storyboard's scene stands on the phone")
  func shown() throws {
    let folder = try TemporaryFolder()
    let file = try write(board(y: 68), in: folder)
    let tree = try HandsetProgram.run(["tree", file, "--device", "iPhone SE 3"])
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(tree.output.contains("box"))
    let named = try HandsetProgram.run(["tree", file, "--scene", "s-1"])
    #expect(named.status == 0, "\(named.errors)")
    let unknown = try HandsetProgram.run(["tree", file, "--scene", "s-9"])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("has no scene \"s-9\""))
  }
}
