import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
@Suite struct RuntimeAttributeTests {
  private let stage = TestStage()

  init() {
    stage.app.makeCurrent()
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    value.hasPrefix("<")
      ? """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)\
      </userDefinedRuntimeAttribute>
      """
      : """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" value="\(value)"/>
      """
  }

  private func load<View>(
    _ type: View.Type, _ name: String, _ attributes: String...,
    strings: InterfaceStrings? = nil
  ) throws -> (view: View, said: [String]) {
    let inside =
      "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
    let loader = InterfaceLoader(
      try document(storyboard(subviews: element(name, "x-1", inside: inside))),
      registry: InterfaceRegistry(), strings: strings)
    let object = loader.load(loader.document.scenes[0]).object("x-1")
    return (try #require(object as? View), loader.diagnostics.map(\.message))
  }

  @Test func labelsTakeTextsColoursAndNumbers() throws {
    let (label, said) = try load(
      UILabel.self, "label", attribute("string", "text", "Hello"),
      attribute("boolean", "userInteractionEnabled", "YES"),
      attribute(
        "number", "numberOfLines", "<integer key=\"value\" value=\"3\"/>"),
      attribute("number", "contentMode", "<integer key=\"value\" value=\"4\"/>"),
      attribute("number", "semanticContentAttribute", "<integer key=\"value\" value=\"4\"/>"),
      attribute(
        "color", "textColor",
        "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"))
    #expect(label.text == "Hello")
    #expect(label.isUserInteractionEnabled)
    #expect(label.numberOfLines == 3)
    #expect(label.contentMode == .center)
    #expect(label.semanticContentAttribute == .forceRightToLeft)
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(said == [])
  }

  @Test func keyPathsLeadToLayersAndParts() throws {
    let (button, said) = try load(
      UIButton.self, "button",
      attribute("number", "layer.maskedCorners", "<integer key=\"value\" value=\"3\"/>"),
      attribute("boolean", "layer.shouldRasterize", "YES"),
      attribute(
        "color", "layer.borderColor",
        "<color key=\"value\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>"),
      attribute("number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"0\"/>"),
      attribute(
        "number", "titleLabel.layer.cornerRadius", "<real key=\"value\" value=\"2.5\"/>"))
    #expect(button.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(button.layer.borderColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.layer.cornerRadius == 2.5)
    #expect(said == [])
  }

  @Test func fieldsTakeTheirTraits() throws {
    let (field, said) = try load(
      UITextField.self, "textField", attribute("string", "placeholder", "Name"),
      attribute("number", "keyboardType", "<integer key=\"value\" value=\"7\"/>"),
      attribute("boolean", "secureTextEntry", "YES"))
    #expect(field.placeholder == "Name")
    #expect(field.keyboardType == .emailAddress)
    #expect(field.isSecureTextEntry)
    #expect(said == [])
  }

  @Test func whatAClassHasNotAndNumbersWithoutMeaningAreReported() throws {
    let (_, said) = try load(
      UILabel.self, "label", attribute("string", "placeholder", "Name"),
      attribute("number", "textAlignment", "<integer key=\"value\" value=\"99\"/>"),
      attribute("number", "numberOfLines", "<real key=\"value\" value=\"1e300\"/>"),
      attribute("string", "layer.nothing", "x"), attribute("string", "nothing.text", "x"))
    #expect(
      said
        == ["placeholder", "textAlignment", "numberOfLines", "layer.nothing", "nothing.text"].map {
          "the runtime attribute \($0) of <label> is not known"
        } + ["value of <real> cannot be \"1e300\""])
  }

  @Test func localizedTextsComeFromTheStringsOfALanguage() throws {
    let key = "x-1.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"
    let (label, said) = try load(
      UILabel.self, "label", attribute("string", "accessibilityIdentifier", "greeting"),
      attribute("localizedString", "text", "Hello"), strings: InterfaceStrings([key: "Bonjour"]))
    #expect(label.text == "Bonjour")
    #expect(label.accessibilityIdentifier == "greeting")
    #expect(said == [])
  }
}
