import Foundation
import UIKit

@testable import InterfaceBuilder

/// A storyboard of several scenes.
func board(
  _ scenes: [String], initial: String? = nil, resources: String = ""
) -> String {
  let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES"\(entry)>
    <device id="retina6_0" orientation="portrait"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    <resources>\(resources)</resources>
    </document>
    """
}

/// A scene with a controller. `id` is that of the controller, its view is `view-ID`, the scene
/// `scene-ID`. `subviews` stand in the view, `rest` beside it, `objects` beside the controller.
func scene(
  _ id: String, _ kind: String = "viewController", _ attributes: String = "",
  subviews: String? = "", rest: String = "", objects: String = ""
) -> String {
  let view = subviews.map {
    """
    <view key="view" id="view-\(id)">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\($0)</subviews>
    </view>
    """
  }
  return """
    <scene sceneID="scene-\(id)"><objects>
    <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
    \(view ?? "")
    \(rest)
    </\(kind)>
    \(objects)
    </objects></scene>
    """
}

func segue(_ id: String, to destination: String, _ kind: String, _ rest: String = "") -> String {
  "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(id)\" \(rest)/>"
}

func connections(_ inside: String...) -> String {
  "<connections>\(inside.joined())</connections>"
}

/// A view with a place of its own.
func placed(
  _ name: String, _ id: String, _ attributes: String = "",
  frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 44), inside: String = ""
) -> String {
  """
  <\(name) id="\(id)" \(attributes)>
  <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
  height="\(frame.height)"/>
  \(inside)
  </\(name)>
  """
}

/// An app on a screen, in which storyboards are shown.
@MainActor
struct TestStage {
  let app: UIApplication
  let window: UIWindow

  init(
    style: UIUserInterfaceStyle = .light, measurer: any TextMeasurer = UniformTextMeasurer()
  ) {
    let screen = UIScreen(
      configuration: ScreenConfiguration(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        statusBarHeight: 47,
        traits: UITraitCollection(
          userInterfaceStyle: style, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
          verticalSizeClass: .regular, displayScale: 3)))
    app = UIApplication(
      clock: MediaClock(), screen: screen, textMeasurer: measurer)
    app.log = { _ in }
    app.makeCurrent()
    window = UIWindow()
  }

  func show(_ controller: UIViewController?) {
    // Another test may have begun between this one's set-up and its body.
    app.makeCurrent()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets animations come to their ends.
  func settle() {
    app.performTurn()
    app.clock.advance(to: app.clock.now + 2) { app.performTurn() }
    app.performTurn()
  }
}

/// A folder that is removed at the end.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "interface-builder-tests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}
