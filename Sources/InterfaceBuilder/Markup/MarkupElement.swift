import UIKit

/// An element of an interface file. It remembers what has been read of it, so that what is not
/// understood can be told.
final class MarkupElement {
  let name: String
  var children: [MarkupElement] = []
  var text = ""
  /// Where its opening tag begins in the file, in bytes.
  let offset: Int

  private(set) var attributes: [MarkupAttribute] = []
  /// Whether something was made of the element.
  private(set) var isTouched = false
  /// Whether it was said already that nothing is made of the element itself.
  private(set) var isExcused = false
  /// Whether the size classes leave the element out.
  private(set) var isLeftOut = false
  /// What the element is a copy of.
  private let original: MarkupElement?

  init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
    original = nil
  }

  /// A copy without children. What is read of it counts as read of the original.
  init(copyOf other: MarkupElement) {
    name = other.name
    offset = other.offset
    attributes = other.attributes
    text = other.text
    original = other.original ?? other
  }

  // MARK: Differences

  /// The names of the attributes whose values are others than those of another element.
  func attributesOtherThan(_ other: MarkupElement) -> Set<String> {
    let names = attributes.map(\.name) + other.attributes.map(\.name)
    return Set(names.filter { raw($0) != other.raw($0) })
  }

  /// The roles of the elements inside that are others than those inside another element.
  func keysOtherThan(_ other: MarkupElement) -> Set<String> {
    let keys = (children + other.children).compactMap(\.key)
    return Set(keys.filter { place(ofKey: $0) != other.place(ofKey: $0) })
  }

  private func place(ofKey key: String) -> Int? { children.first { $0.key == key }?.offset }

  // MARK: Attributes

  subscript(_ attribute: String) -> String? {
    get {
      guard let place = attributes.firstIndex(where: { $0.name == attribute }) else { return nil }
      if attributes[place].reading == .unread { note(.read, of: attribute, at: place) }
      return attributes[place].value
    }
    set {
      if let place = attributes.firstIndex(where: { $0.name == attribute }) {
        if let newValue { attributes[place].value = newValue } else { attributes.remove(at: place) }
      } else if let newValue {
        attributes.append(MarkupAttribute(name: attribute, value: newValue))
      }
    }
  }

  /// Adds an attribute. Answers whether there was none of the name.
  func add(_ attribute: String, _ value: String) -> Bool {
    guard !attributes.contains(where: { $0.name == attribute }) else { return false }
    attributes.append(MarkupAttribute(name: attribute, value: value))
    return true
  }

  private func note(_ reading: MarkupAttribute.Reading, of attribute: String, at place: Int) {
    attributes[place].reading = reading
    isTouched = true
    original?.note(reading, of: attribute)
  }

  private func note(_ reading: MarkupAttribute.Reading, of attribute: String) {
    guard let place = attributes.firstIndex(where: { $0.name == attribute }) else { return }
    note(reading, of: attribute, at: place)
  }

  /// Says that the value of an attribute makes no sense.
  func refuse(_ attribute: String) {
    note(.refused, of: attribute)
  }

  /// Says that something was made of the element.
  func touch() {
    guard !isTouched else { return }
    isTouched = true
    original?.touch()
  }

  /// Says that the size classes leave the element out.
  func leaveOut() {
    isLeftOut = true
    original?.leaveOut()
  }

  /// Says that it was told that nothing is made of the element itself.
  func excuse() {
    isExcused = true
    original?.excuse()
  }

  var id: String? { raw("id") }

  /// The role that the element has in the one around it.
  var key: String? { raw("key") }

  /// The value of an attribute, which does not count as read.
  private func raw(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// All elements inside, from the outside in.
  func forEachDescendant(_ body: (MarkupElement) -> Void) {
    var open = Array(children.reversed())
    while let element = open.popLast() {
      body(element)
      open.append(contentsOf: element.children.reversed())
    }
  }

  var descendants: [MarkupElement] {
    var found: [MarkupElement] = []
    forEachDescendant { found.append($0) }
    return found
  }
}
