import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class Gauge: UIView {
  var level = 0
  var share = 0.0
  var caption: String?
  var range = NSRange()
}

/// What files say is understood or reported once, with its place.
@MainActor
@Suite struct UnderstandingTests {
  private let stage = TestStage()

  private func load(
    _ text: String, registry: InterfaceRegistry? = nil
  ) throws -> (loader: InterfaceLoader, scenes: [LoadedScene]) {
    stage.app.makeCurrent()
    let loader = InterfaceLoader(try document(text), registry: registry)
    loader.showsPrototypes = true
    let scenes = loader.document.scenes.map { loader.load($0) }
    for scene in scenes { _ = scene.view }
    return (loader, scenes)
  }

  private func messages(_ text: String) throws -> [String] {
    try load(text).loader.diagnostics.map(\.message)
  }

  @Test func everythingInTheLibraryIsUnderstood() throws {
    let (loader, scenes) = try load(Kitchen.board)
    for scene in scenes { stage.show(scene.controller) }
    let known: Set = [
      "<popoverArrowDirection> as popoverArrowDirection of <segue> has no effect"
    ]
    #expect(loader.diagnostics.map(\.message).filter { !known.contains($0) } == [])
  }

  @Test func whatNobodyReadsIsReportedOnceWithItsPlace() throws {
    let label = placed(
      "label", "l-1", "sparkle=\"YES\"", inside: "<glitter key=\"dust\" amount=\"3\"/>")
    let diagnostics = try load(storyboard(subviews: label + label.replacing("l-1", with: "l-2")))
      .loader.diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "sparkle of <label> has no effect", "<glitter> as dust of <label> has no effect",
      ])
    #expect(diagnostics.allSatisfy { $0.line > 1 })
  }

  @Test(arguments: [
    ("label", "contentMode=\"nope\"", "contentMode of <label> cannot be \"nope\""),
    ("label", "numberOfLines=\"many\"", "numberOfLines of <label> cannot be \"many\""),
    ("label", "alpha=\"NaN\"", "alpha of <label> cannot be \"NaN\""),
    ("view", "hidden=\"perhaps\"", "hidden of <view> cannot be \"perhaps\""),
    ("stackView", "axis=\"diagonal\"", "axis of <stackView> cannot be \"diagonal\""),
    (
      "view", "horizontalHuggingPriority=\"99999\"",
      "horizontalHuggingPriority of <view> cannot be \"99999\""
    ),
    ("view", "alpha=\"0x1\"", "alpha of <view> cannot be \"0x1\""),
    ("datePicker", "style=\"round\"", "style of <datePicker> cannot be \"round\""),
  ])
  func valuesThatMakeNoSenseAreReported(name: String, attributes: String, message: String) throws {
    #expect(
      try messages(storyboard(subviews: placed(name, "x-1", attributes))) == [message])
  }

  @Test func unknownColoursAndTextStylesAreReported() throws {
    let label = placed(
      "label", "l-1",
      inside: """
        <color key="textColor" systemColor="nopeColor"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleNope"/>
        """)
    let small = placed(
      "label", "l-2",
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-3\"/>")
    #expect(
      try messages(storyboard(subviews: small)) == [
        "pointSize of <fontDescription> cannot be \"-3\""
      ])
    #expect(
      try messages(storyboard(subviews: label)) == [
        "systemColor of <color> cannot be \"nopeColor\"",
        "style of <fontDescription> cannot be \"UICTFontTextStyleNope\"",
      ])
  }

  /// A measurer of a machine with one font.
  private final class BareMeasurer: TextMeasurer {
    private let letters = UniformTextMeasurer()

    func metrics(of face: FontFace) -> FontMetrics { letters.metrics(of: face) }

    func advances(of text: String, in face: FontFace) -> [CGFloat] {
      letters.advances(of: text, in: face)
    }

    func hasFont(named name: String) -> Bool { name == "Lobster-Regular" }
  }

  @Test func fontsThatAreNowhereAreReported() throws {
    let stage = TestStage(measurer: BareMeasurer())
    let labels = ["Lobster-Regular", "NoSuchFont"].map { name in
      element(
        "label", "l-\(name)",
        inside: """
          <fontDescription key="fontDescription" name="\(name)" family="None" pointSize="15"/>
          """)
    }
    stage.app.makeCurrent()
    let loader = InterfaceLoader(try document(storyboard(subviews: labels.joined())))
    _ = loader.load(loader.document.scenes[0]).view
    #expect(
      loader.diagnostics.map(\.message) == [
        "there is no font NoSuchFont; the system's stands for it"
      ])
  }

  @Test func whatIsNamedAndNowhereIsReported() throws {
    let inside = placed("view", "w-1")
    #expect(
      try messages(
        storyboard(
          subviews: inside,
          view: "<constraints>\(constraint("w-9", "width", constant: 5))</constraints>"))
        == ["<constraint> names w-9, which is nowhere"])
    #expect(
      try messages(board([scene("a")], initial: "b")) == [
        "there is no controller b to begin with"
      ])
    #expect(
      try messages(storyboard(subviews: inside + inside)) == [
        "the id w-1 is given twice; the last one counts"
      ])
  }

  @Test func whatAVariationLeavesOutIsNotMissed() throws {
    let text = storyboard(
      subviews: element("view", "w-1"),
      view: """
        <constraints>\(constraint("w-1", "width", constant: 5))</constraints>
        <variation key="default"><mask key="subviews"><exclude reference="w-1"/></mask>
        </variation>
        """)
    #expect(try messages(text) == [])
  }

  @Test(arguments: ["wkWebView", "mapView", "sceneKitView", "brandNewView"])
  func aBoxStandsForAViewThatIsNotHere(name: String) throws {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    let (loader, scenes) = try load(
      storyboard(
        subviews: placed(
          name, "w-1", "mapType=\"standard\"", frame: frame,
          inside: "<wkWebViewConfiguration key=\"configuration\"/>")))
    #expect(loader.diagnostics.map(\.message) == ["<\(name)> is not supported"])
    let view = try #require(scenes[0].object("w-1") as? UIView)
    #expect(view.frame == frame)
    #expect(view.backgroundColor != nil)
    #expect((view.subviews.first as? UILabel)?.text?.isEmpty == false)
  }

  // MARK: Runtime attributes

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)"
  }

  @Test func propertiesOfUIKitAreSetByTheirKeyPaths() throws {
    let label = placed(
      "label", "l-1", "text=\"Old\"",
      inside: """
        <userDefinedRuntimeAttributes>
        \(attribute("string", "text", "value=\"New\"/>"))
        \(attribute("number", "numberOfLines",
          "><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>"))
        \(attribute("color", "textColor",
          "><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
            + "</userDefinedRuntimeAttribute>"))
        \(attribute("boolean", "userInteractionEnabled", "value=\"YES\"/>"))
        \(attribute("number", "layer.masksToBounds",
          "><integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute>"))
        \(attribute("number", "layer.cornerRadius",
          "><real key=\"value\" value=\"6.5\"/></userDefinedRuntimeAttribute>"))
        </userDefinedRuntimeAttributes>
        """)
    let (loader, scenes) = try load(storyboard(subviews: label))
    let made = try #require(scenes[0].object("l-1") as? UILabel)
    #expect(made.text == "New")
    #expect(made.numberOfLines == 3)
    #expect(made.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(made.isUserInteractionEnabled)
    #expect(made.layer.masksToBounds)
    #expect(made.layer.cornerRadius == 6.5)
    #expect(loader.diagnostics == [])
  }

  @Test func propertiesOfTheAppHaveTheTypeThatTheyHave() throws {
    let registry = InterfaceRegistry()
    registry.register(Gauge.self) { Gauge() }
    registry.outlet("level", \Gauge.level)
    registry.outlet("share", \Gauge.share)
    registry.outlet("caption", \Gauge.caption)
    registry.outlet("range", \Gauge.range)
    let gauge = placed(
      "view", "g-9", "customClass=\"Gauge\"",
      inside: """
        <userDefinedRuntimeAttributes>
        \(attribute("number", "level",
          "><integer key=\"value\" value=\"7\"/></userDefinedRuntimeAttribute>"))
        \(attribute("number", "share",
          "><real key=\"value\" value=\"0.25\"/></userDefinedRuntimeAttribute>"))
        \(attribute("localizedString", "caption", "value=\"Full\"/>"))
        \(attribute("range", "range",
          "><range key=\"value\" location=\"2\" length=\"5\"/></userDefinedRuntimeAttribute>"))
        \(attribute("string", "flavour", "value=\"x\"/>"))
        </userDefinedRuntimeAttributes>
        """)
    let (loader, scenes) = try load(storyboard(subviews: gauge), registry: registry)
    let made = try #require(scenes[0].object("g-9") as? Gauge)
    #expect(made.level == 7)
    #expect(made.share == 0.25)
    #expect(made.caption == "Full")
    #expect(made.range == NSRange(location: 2, length: 5))
    #expect(
      loader.diagnostics.map(\.message) == [
        "the runtime attribute flavour of <view> is not known"
      ])
  }

  // MARK: Texts

  @Test func attributedTextsKeepTheirLook() throws {
    let label = placed(
      "label", "l-1",
      inside: """
        <attributedString key="attributedText"><fragment><string key="content" \
        base64-UTF8="YES">UmljaA</string><attributes>
        <font key="NSFont" metaFont="systemBold" size="15"/>
        <integer key="NSUnderline" value="1"/>
        <integer key="NSStrikethrough" value="2"/>
        <real key="NSKern" value="1.5"/>
        <color key="NSBackgroundColor" systemColor="systemYellowColor"/>
        </attributes></fragment></attributedString>
        """)
    let (loader, scenes) = try load(storyboard(subviews: label))
    let text = try #require((scenes[0].object("l-1") as? UILabel)?.attributedText)
    #expect(text.string == "Rich")
    let look = text.attributes(at: 0, effectiveRange: nil)
    #expect(look[.underlineStyle] as? Int == 1)
    #expect(look[.strikethroughStyle] as? Int == 2)
    #expect(look[.kern] as? CGFloat == 1.5)
    #expect(look[.backgroundColor] as? UIColor == .systemYellow)
    #expect(look[.font] as? UIFont == .boldSystemFont(ofSize: 15))
    #expect(loader.diagnostics == [])
  }

  // MARK: Documents

  @Test(arguments: [
    "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
    "com.apple.InterfaceBuilder3.Cocoa.XIB",
    "com.apple.InterfaceBuilder.WatchKit.Storyboard",
  ])
  func filesForOtherSystemsAreRefused(type: String) {
    let message = failure("<document type=\"\(type)\" version=\"3.0\"></document>") ?? ""
    #expect(message.hasPrefix("Main.storyboard:1:1: error: "))
    #expect(message.contains("is not for iOS"))
  }

  @Test func theTintOfTheFileIsThatOfItsViews() throws {
    let text = board([scene("a", subviews: placed("view", "w-1"))])
      .replacing(
        "<resources>", with: "<color key=\"tintColor\" systemColor=\"systemPinkColor\"/><resources>"
      )
    let (loader, scenes) = try load(text)
    #expect((scenes[0].object("w-1") as? UIView)?.tintColor == .systemPink)
    #expect(loader.diagnostics == [])
  }
}
