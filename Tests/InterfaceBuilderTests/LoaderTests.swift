import Testing
import UIKit

@testable import InterfaceBuilder

private final class FormController: UIViewController {
  var field: UITextField!
  weak var bottom: NSLayoutConstraint?
  var labels: [UILabel] = []
  var sent: [UIButton] = []
  var taps = 0

  func send(_ sender: UIButton) {
    sent.append(sender)
  }

  func tapped() {
    taps += 1
  }
}

private final class BadgeView: UIView {
  var radius: CGFloat = 0
  var tint: UIColor?
}

@MainActor
private func registry() -> InterfaceRegistry {
  let registry = InterfaceRegistry()
  registry.register(FormController.self) { FormController() }
  registry.register(BadgeView.self) { BadgeView() }
  registry.outlet("field", \FormController.field)
  registry.outlet("bottom", \FormController.bottom)
  registry.outletCollection("labels", \FormController.labels)
  registry.action("sendWithSender:", FormController.send)
  registry.action("tapped", FormController.tapped)
  registry.outlet("radius", \BadgeView.radius)
  registry.outlet("tint", \BadgeView.tint)
  return registry
}

@MainActor
@Suite struct LoaderTests {
  private func load(
    _ text: String, strings: InterfaceStrings? = nil
  ) throws -> (scene: LoadedScene, messages: [String]) {
    let loader = InterfaceLoader(try document(text), registry: registry(), strings: strings)
    let scene = loader.load(loader.document.scenes[0])
    scene.controller?.loadViewIfNeeded()
    return (scene, loader.diagnostics.map(\.description))
  }

  @Test func conflictsNameTheLinesOfTheFile() throws {
    let text = storyboard(
      subviews: element(
        "view", "w-1",
        inside: "<constraints>\n" + constraint(nil, "width", constant: 10) + "\n"
          + constraint(nil, "width", constant: 20) + "\n</constraints>"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("<constraint ") }) + 1
    let document = try document(text)
    let stage = LayoutStage(
      document: document, size: CGSize(width: 414, height: 896), insets: .zero,
      textMeasurer: UniformTextMeasurer())
    var messages: [String] = []
    stage.perform { window in
      UIApplication.shared.log = { messages.append($0) }
      let loader = InterfaceLoader(document)
      stage.show(loader.load(document.scenes[0]), in: window)
    }
    #expect(messages.count == 1)
    let log = messages.first ?? ""
    #expect(log.contains("\(document.file):\(first)\n"))
    #expect(log.contains("\(document.file):\(first + 1)\n"))
  }

  @Test func buttonsOfAChoiceShowTheCommandThatIsChosen() throws {
    let text = storyboard(
      subviews: element(
        "button", "b-1", "buttonType=\"system\" changesSelectionAsPrimaryAction=\"YES\"",
        inside: """
          <menu key="menu" id="m-1"><children>
          <command title="Small" id="m-2"/><command title="Large" state="on" id="m-3"/>
          </children></menu>
          <state key="normal" title="Button"/>
          """))
    let button = try #require(try load(text).scene.object("b-1") as? UIButton)
    #expect(button.title(for: .normal) == "Large")
  }

  @Test func outletsCollectionsAndConstraintsReachTheController() throws {
    let text = storyboard(
      controllerClass: "FormController",
      subviews: element("textField", "f-1") + element("label", "l-1") + element("label", "l-2"),
      view: "<constraints>"
        + constraint("g-1", "bottom", "f-1", "bottom", constant: 20, "identifier=\"low\"")
        + "</constraints>",
      controller: """
        <connections>
        <outlet property="field" destination="f-1" id="o-1"/>
        <outlet property="bottom" destination="firstItemgfirstAttributebottomsecondItemf\
        secondAttributebottomconstantidentifierlow" id="o-2"/>
        <outletCollection property="labels" destination="l-1" id="o-3"/>
        <outletCollection property="labels" destination="l-2" id="o-4"/>
        </connections>
        """)
    let (scene, messages) = try load(text)
    let controller = try #require(scene.controller as? FormController)
    #expect(controller.field === scene.object("f-1"))
    #expect(controller.bottom?.constant == 20)
    #expect(controller.bottom?.identifier == "low")
    #expect(controller.bottom?.isActive == true)
    #expect(controller.labels.count == 2)
    #expect(messages == [])
  }

  @Test func actionsAreCalledWithTheSender() throws {
    let text = storyboard(
      controllerClass: "FormController",
      subviews: element(
        "button", "b-1", "buttonType=\"system\"",
        inside: """
          <connections>
          <action selector="sendWithSender:" destination="c-1" eventType="touchUpInside" id="a-1"/>
          </connections>
          """))
    let (scene, _) = try load(text)
    let button = try #require(scene.object("b-1") as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect((scene.controller as? FormController)?.sent == [button])
  }

  @Test func anActionOrClassThatNobodyRegisteredIsReportedOnce() throws {
    let button = { (id: String) in
      element(
        "button", id, "customClass=\"Unheard\"",
        inside: """
          <connections>
          <action selector="unheard:" destination="c-1" eventType="touchUpInside" id="a-\(id)"/>
          </connections>
          """)
    }
    let (scene, messages) = try load(
      storyboard(controllerClass: "FormController", subviews: button("b-1") + button("b-2")))
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("warning: class Unheard is not registered") })
    #expect(
      messages.contains { $0.contains("warning: action unheard: of FormController is not") })
    #expect(scene.object("b-2") is UIButton)
  }

  @Test func anUnknownElementIsReportedWithItsPlaceAndTheRestLoads() throws {
    let text = storyboard(
      subviews: element(
        "hologramView", "h-1",
        inside: "<subviews>" + element("label", "l-1", "text=\"Here\"") + "</subviews>")
        + element("hologramView", "h-2"))
    let (scene, messages) = try load(text)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("Main.storyboard:12:1: warning: <hologramView> is not supported")
        == true)
    #expect((scene.object("l-1") as? UILabel)?.text == "Here")
    #expect(scene.object("h-2") is UIView)
  }

  @Test func ofThePropertiesSetByKeyPathTheAppsOwnAreSetToo() throws {
    let text = storyboard(
      subviews: element(
        "view", "v-1", "customClass=\"BadgeView\"",
        inside: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="7"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="tint">
          <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """))
    let badge = try #require(try load(text).scene.object("v-1") as? BadgeView)
    #expect(badge.layer.cornerRadius == 7)
    #expect(badge.radius == 2.5)
    #expect(badge.tint === UIColor.systemRed)
  }

  @Test func looksAreThoseOfTheFile() throws {
    let text = storyboard(
      subviews: element(
        "label", "l-1",
        "text=\"A\" textAlignment=\"center\" numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\"",
        inside: """
          <fontDescription key="fontDescription" type="system" weight="medium" pointSize="21"/>
          <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/>
          """)
        + element(
          "textField", "f-1", "borderStyle=\"roundedRect\" placeholder=\"Name\"",
          inside: """
            <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="go" \
            secureTextEntry="YES"/>
            """))
    let (scene, _) = try load(text)
    let label = try #require(scene.object("l-1") as? UILabel)
    #expect(label.font == .systemFont(ofSize: 21, weight: .medium))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    let field = try #require(scene.object("f-1") as? UITextField)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "Name")
    #expect(field.keyboardType == .numberPad)
    #expect(field.returnKeyType == .go)
    #expect(field.isSecureTextEntry)
    #expect(field.autocapitalizationType == .none)
  }

  @Test func stringsOfALanguageReplaceThoseOfTheFile() throws {
    let text = storyboard(
      subviews: element("label", "l-1", "text=\"Name\"")
        + element("button", "b-1", inside: "<state key=\"normal\" title=\"Send\"/>"))
    let strings = InterfaceStrings(["l-1.text": "Nom", "b-1.normalTitle": "Envoyer"])
    let (scene, _) = try load(text, strings: strings)
    #expect((scene.object("l-1") as? UILabel)?.text == "Nom")
    #expect((scene.object("b-1") as? UIButton)?.title(for: .normal) == "Envoyer")
  }

  @Test func constraintsThatAutoLayoutCannotTakeAreReportedAndLeftOut() throws {
    let wrong = [
      constraint("l-1", "top"), constraint("l-1", "width", "g-1", "top"),
      constraint("l-1", "top", "g-1", "leading"), constraint("l-1", "left", "g-1", "leading"),
      constraint("l-1", "height", constant: 5, "multiplier=\"1:0\""),
    ]
    let (scene, messages) = try load(
      storyboard(
        subviews: element("label", "l-1"),
        view: "<constraints>" + wrong.joined() + "</constraints>"))
    #expect(messages.count == wrong.count)
    #expect(messages.allSatisfy { $0.contains("warning: the constraint") })
    #expect(scene.view?.constraints.isEmpty == true)
  }

  @Test func aControllerIsFoundByItsIdentifier() throws {
    let text = storyboard(controllerClass: "FormController").replacingOccurrences(
      of: "id=\"c-1\" ", with: "id=\"c-1\" storyboardIdentifier=\"Form\" ")
    let loader = InterfaceLoader(try document(text), registry: registry())
    #expect(loader.instantiateInitialViewController() is FormController)
    #expect(loader.instantiateViewController(withIdentifier: "Form") is FormController)
    #expect(loader.instantiateViewController(withIdentifier: "None") == nil)
  }
}
