import Foundation
import QuartzCore
import UIKit

@testable import InterfaceBuilder

/// A storyboard of one scene. `view` is what stands inside the controller's view, `controller`
/// what stands beside it.
func storyboard(
  device: String? = "retina6_1", tools: String = "21701", rootHeight: CGFloat = 896,
  controllerClass: String? = nil, subviews: String = "", view: String = "",
  controller: String = "", objects: String = "", rest: String = ""
) -> String {
  let deviceElement = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
  let customClass = controllerClass.map { " customClass=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
    \(deviceElement)
    <scenes>
    <scene sceneID="s-1">
    <objects>
    <viewController id="c-1"\(customClass) sceneMemberID="viewController">
    <view key="view" id="v-0">
    <rect key="frame" x="0.0" y="0.0" width="414" height="\(rootHeight)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(subviews)
    </subviews>
    <viewLayoutGuide key="safeArea" id="g-1"/>
    \(view)
    </view>
    \(controller)
    </viewController>
    \(objects)
    </objects>
    </scene>
    </scenes>
    \(rest)
    </document>
    """
}

/// An element of a view that constraints place.
func element(
  _ name: String, _ id: String, _ attributes: String = "",
  frame: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), inside: String = ""
) -> String {
  """
  <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
  height="\(frame.height)"/>
  \(inside)
  </\(name)>
  """
}

func constraint(
  _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
  constant: CGFloat = 0, _ rest: String = ""
) -> String {
  let parts = [
    first.map { "firstItem=\"\($0)\"" }, "firstAttribute=\"\(attribute)\"",
    second.map { "secondItem=\"\($0)\"" }, other.map { "secondAttribute=\"\($0)\"" },
    "constant=\"\(constant)\"", rest,
  ]
  let id = parts.compactMap { $0 }.joined(separator: " ").filter(\.isLetter)
  return "<constraint \(parts.compactMap { $0 }.joined(separator: " ")) id=\"\(id)\"/>"
}

func document(_ text: String) throws -> InterfaceDocument {
  try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")
}

/// What is said about a file that cannot be read.
func failure(_ text: String) -> String? {
  failure(Data(text.utf8))
}

func failure(_ data: Data) -> String? {
  do {
    _ = try InterfaceDocument(data: data, file: "Main.storyboard")
    return nil
  } catch {
    return error.description
  }
}

/// Lays out the scenes of a file with letters that are half as wide as they are high.
@MainActor
func layout(_ text: String, givenSizes: Bool = false) throws -> [SceneLayout] {
  LayoutReport(textMeasurer: UniformTextMeasurer(), givenSizes: givenSizes)
    .scenes(of: try document(text))
}

/// The frame of a view of the only scene.
@MainActor
func frame(_ id: String, in text: String, givenSizes: Bool = false) throws -> CGRect? {
  try layout(text, givenSizes: givenSizes)[0].views.first { $0.id == id }?.frame
}
