import Foundation
import HandsetTesting
import SwiftUI
import Testing

private struct Fields: View {
  @State private var text = ""
  @State private var count: Int? = 3
  @State private var price = 2.5
  @State private var secret = ""
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    VStack {
      Text("\(count.map { "\($0)" } ?? "none") \(price)").accessibilityIdentifier("values")
      TextField(text: $text) { Text("Label") }.accessibilityIdentifier("label")
      TextField(text: $text, prompt: Text("Prompt").foregroundColor(.red)) { Text("Label") }
        .accessibilityIdentifier("prompt")
      TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
      TextField("Price", value: $price, formatter: formatter).accessibilityIdentifier("price")
      SecureField(text: $secret) { Text("Password") }.accessibilityIdentifier("secret")
      SecureField("Password", text: $secret, prompt: Text("At least eight"))
        .accessibilityIdentifier("advised")
    }
  }
}

@MainActor @Suite struct FieldTests {
  private func field(_ stage: Stage<Fields>, _ name: String) throws -> UITextField {
    try #require(try stage.phone.element(name).view as? UITextField)
  }

  private func replace(_ stage: Stage<Fields>, _ name: String, with text: String) throws {
    let element = try stage.phone.element(name)
    element.tap()
    for _ in 0..<8 { stage.phone.pressDelete() }
    stage.phone.type(text)
    stage.phone.blur()
    stage.phone.settle()
  }

  @Test func aLabelIsThePromptWhereThereIsNone() throws {
    let stage = try Stage { Fields() }
    #expect(try field(stage, "label").placeholder == "Label")
    #expect(try field(stage, "secret").placeholder == "Password")
    #expect(try field(stage, "secret").isSecureTextEntry)
    #expect(try field(stage, "advised").placeholder == "At least eight")
    let prompt = try #require(try field(stage, "prompt").attributedPlaceholder)
    #expect(prompt.string == "Prompt")
    #expect(
      prompt.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test func aValueThatThereMayBeIsNoneWhenTheFieldIsEmpty() throws {
    let stage = try Stage { Fields() }
    #expect(try stage.text("count") == "3")
    try replace(stage, "count", with: "1,200")
    #expect(try stage.text("values") == "1200 2.5")
    #expect(try stage.text("count") == "1,200")
    try replace(stage, "count", with: "")
    #expect(try stage.text("values") == "none 2.5")
    try replace(stage, "count", with: "x")
    #expect(try stage.text("values") == "none 2.5" && stage.text("count") == "")
  }

  @Test func aFormatterWritesAndReadsTheValue() throws {
    let stage = try Stage { Fields() }
    #expect(try stage.text("price") == "2.50")
    try replace(stage, "price", with: "7.25")
    #expect(try stage.text("values") == "3 7.25")
    try replace(stage, "price", with: "many")
    #expect(try stage.text("price") == "7.25")
  }
}
