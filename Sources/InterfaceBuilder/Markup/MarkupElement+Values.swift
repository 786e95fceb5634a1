import UIKit

extension MarkupElement {
  func number(_ attribute: String) -> CGFloat? { value(attribute, MarkupNumber.parse) }

  /// A multiplier, which may be written as a ratio.
  func ratio(_ attribute: String) -> CGFloat? { value(attribute, MarkupNumber.parseRatio) }

  func integer(_ attribute: String) -> Int? { value(attribute) { Int($0) } }

  func flag(_ attribute: String) -> Bool? {
    value(attribute) { text in
      switch text {
      case "YES", "true": true
      case "NO", "false": false
      default: nil
      }
    }
  }

  /// What an attribute says, by the names that it may have.
  func choice<Value>(_ attribute: String, _ choices: [String: Value]) -> Value? {
    value(attribute) { choices[$0] }
  }

  /// A priority within what Auto Layout has; less than the least counts as that.
  func priority(_ attribute: String) -> UILayoutPriority? {
    value(attribute) { text in
      MarkupNumber.parse(text).flatMap {
        (0...1000).contains($0) ? UILayoutPriority(Float(max($0, 1))) : nil
      }
    }
  }

  private func value<Value>(_ attribute: String, _ parse: (String) -> Value?) -> Value? {
    guard let text = self[attribute] else { return nil }
    if let value = parse(text) { return value }
    refuse(attribute)
    return nil
  }

  // MARK: Elements

  func child(_ name: String) -> MarkupElement? { first { $0.name == name } }

  func child(key: String) -> MarkupElement? { first { $0.key == key } }

  func child(_ name: String, key: String) -> MarkupElement? {
    first { $0.name == name && $0.key == key }
  }

  /// What is only there for the canvas, where `nil` may stand for that there is none.
  func simulated(_ key: String) -> MarkupElement? { children.first { $0.key == key } }

  private func first(where isWanted: (MarkupElement) -> Bool) -> MarkupElement? {
    guard let child = children.first(where: { $0.name != "nil" && isWanted($0) }) else {
      return nil
    }
    touch()
    child.touch()
    return child
  }

  var holdsRuntimeAttributes: Bool {
    children.contains { $0.name == "userDefinedRuntimeAttributes" }
  }

  /// The elements inside the one called `name`.
  func list(_ name: String) -> [MarkupElement] { child(name)?.children ?? [] }

  /// A text that may stand in an attribute, or in an element where it has several lines.
  func string(_ name: String) -> String? {
    if let text = self[name] { return text }
    let names: Set = ["string", "mutableString"]
    return first { names.contains($0.name) && $0.key == name }?.plainText
  }

  /// The text of the element, which may be encoded where it has characters that XML has not.
  private var plainText: String {
    guard flag("base64-UTF8") == true else { return text }
    var code = text.filter { !$0.isWhitespace }
    code += String(repeating: "=", count: (4 - code.count % 4) % 4)
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
