import UIKit

/// Reads what views are called for people who do not see them, and for tests.
@MainActor
enum AccessibilityValue {
  static func apply(to view: UIView, _ element: MarkupElement) {
    guard let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    else { return }
    view.accessibilityIdentifier = accessibility["identifier"]
    if let label = accessibility.string("label") { view.accessibilityLabel = label }
    if let hint = accessibility.string("hint") { view.accessibilityHint = hint }
    if let value = accessibility.string("value") { view.accessibilityValue = value }
    if let traits = accessibility.child("accessibilityTraits", key: "traits") {
      view.accessibilityTraits = self.traits(traits)
    }
    if let flag = accessibility.child("bool", key: "isElement")?.flag("value") {
      view.isAccessibilityElement = flag
    }
  }

  private static func traits(_ element: MarkupElement) -> UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    for (name, trait) in named where element.flag(name) == true { traits.insert(trait) }
    return traits
  }

  private static let named: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]
}
