import UIKit

/// An element of an interface file.
final class MarkupElement {
  let name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  var text = ""
  /// Where its opening tag begins in the file, in bytes.
  let offset: Int

  init(name: String, attributes: [String: String], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// The role that the element has in the one around it.
  var key: String? { attributes["key"] }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(MarkupNumber.parse)
  }

  func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  func child(key: String) -> MarkupElement? { children.first { $0.key == key } }

  func child(_ name: String, key: String) -> MarkupElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The elements inside the one called `name`.
  func list(_ name: String) -> [MarkupElement] { child(name)?.children ?? [] }

  /// A text that may stand in an attribute, or in an element where it has several lines.
  func string(_ name: String) -> String? {
    attributes[name] ?? child("string", key: name)?.text
  }

  /// All elements inside, from the outside in.
  func forEachDescendant(_ body: (MarkupElement) -> Void) {
    var open = Array(children.reversed())
    while let element = open.popLast() {
      body(element)
      open.append(contentsOf: element.children.reversed())
    }
  }
}
