/// What a view was told to say to people who do not see it.
struct AccessibilityParts {
  var isElement: Bool?
  var hidesElements = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
}
