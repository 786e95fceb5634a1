import Foundation
import Handset
import InterfaceBuilder
import UIKit

/// Reading a storyboard of several hundred views: from its bytes to live views with their
/// constraints, outlets and actions, without their layout.
@MainActor
enum StoryboardRows {
  private static let formCount = 5
  private static let rowCount = 25

  static func run() throws -> [BenchmarkRow] {
    let equipment = try PhoneEquipment()
    let phone = try Phone(
      PhoneConfiguration(device: equipment.catalogue.device(named: "iphone-14-pro")),
      equipment: equipment
    ) { UIViewController() }
    let bytes = Data(board.utf8)
    var viewCount = 0
    let seconds = try Stopwatch.best(of: 10) {
      viewCount = try phone.perform { try read(bytes) }
    }
    return [
      BenchmarkRow(
        label: "reading a storyboard: 100 of \(viewCount) views",
        seconds: seconds * 100 / Double(viewCount), limit: 20e-3)
    ]
  }

  /// Reads a file and makes the views of all scenes. Answers how many there are.
  private static func read(_ bytes: Data) throws -> Int {
    let document = try InterfaceDocument(data: bytes, file: "Forms.storyboard")
    let loader = InterfaceLoader(document)
    return document.scenes.reduce(0) { $0 + count(loader.load($1).view) }
  }

  private static func count(_ view: UIView?) -> Int {
    guard let view else { return 0 }
    return 1 + view.subviews.reduce(0) { $0 + count($1) }
  }

  // MARK: The file

  private static var board: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="c-0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \((0..<formCount).map(scene).joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  private static func scene(_ form: Int) -> String {
    """
    <scene sceneID="s-\(form)"><objects>
    <viewController id="c-\(form)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v-\(form)">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \((0..<rowCount).map { row("\(form)-\($0)") }.joined(separator: "\n"))
    </subviews>
    <viewLayoutGuide key="safeArea" id="g-\(form)"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    \((0..<rowCount).map { constraints(form, $0) }.joined(separator: "\n"))
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    """
  }

  private static func row(_ id: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name \(id)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
    <rect key="frame" x="20" y="20" width="60" height="21"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
    </label>
    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" \
    textAlignment="natural" minimumFontSize="17" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f-\(id)">
    <rect key="frame" x="88" y="20" width="200" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
    </textField>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
    <rect key="frame" x="300" y="20" width="70" height="35"/>
    <state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="plain" title="Go"/>
    </button>
    """
  }

  private static func constraints(_ form: Int, _ row: Int) -> String {
    let id = "\(form)-\(row)"
    let above =
      row == 0
      ? "secondItem=\"g-\(form)\" secondAttribute=\"top\""
      : "secondItem=\"f-\(form)-\(row - 1)\" secondAttribute=\"bottom\""
    return """
      <constraint firstItem="f-\(id)" firstAttribute="top" \(above) constant="8" id="k1-\(id)"/>
      <constraint firstItem="l-\(id)" firstAttribute="leading" secondItem="g-\(form)" \
      secondAttribute="leading" constant="20" id="k2-\(id)"/>
      <constraint firstItem="l-\(id)" firstAttribute="centerY" secondItem="f-\(id)" \
      secondAttribute="centerY" id="k3-\(id)"/>
      <constraint firstItem="f-\(id)" firstAttribute="leading" secondItem="l-\(id)" \
      secondAttribute="trailing" constant="8" id="k4-\(id)"/>
      <constraint firstItem="b-\(id)" firstAttribute="leading" secondItem="f-\(id)" \
      secondAttribute="trailing" constant="8" id="k5-\(id)"/>
      <constraint firstItem="g-\(form)" firstAttribute="trailing" secondItem="b-\(id)" \
      secondAttribute="trailing" constant="20" id="k6-\(id)"/>
      <constraint firstItem="b-\(id)" firstAttribute="centerY" secondItem="f-\(id)" \
      secondAttribute="centerY" id="k7-\(id)"/>
      """
  }
}
