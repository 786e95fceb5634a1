import UIKit

/// Properties that a file sets by their key path.
@MainActor
enum RuntimeAttributes {
  static func apply(to object: NSObject, _ element: MarkupElement, builder: SceneBuilder) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute, builder: builder)
      if let view = object as? UIView, apply(value, at: path, to: view) { continue }
      if let value, builder.loader.registry.connect(path, of: object, to: value) { continue }
      guard !builder.loader.purpose.isOnCanvas else { continue }
      builder.loader.warn(
        "attribute \(path)", at: attribute,
        "the runtime attribute \(path) is not known")
    }
  }

  private static func value(of attribute: MarkupElement, builder: SceneBuilder) -> Any? {
    switch attribute["type"] {
    case "boolean":
      return attribute.flag("value")
    case "number":
      let number = attribute.child(key: "value")
      return number?.number("value") ?? attribute.number("value")
    case "color":
      return builder.color(attribute, "value")
    case "size":
      return attribute.child(key: "value").flatMap(RectValue.size)
    case "rect":
      return attribute.child(key: "value").flatMap(RectValue.rect)
    case "point":
      return attribute.child(key: "value").flatMap(RectValue.point)
    case "image":
      return builder.image(attribute, "value")
    case "string", "localizedString":
      return attribute.string("value")
    default:
      return attribute["value"]
    }
  }

  /// Properties that every view has.
  private static func apply(_ value: Any?, at path: String, to view: UIView) -> Bool {
    switch (path, value) {
    case ("layer.cornerRadius", let radius as CGFloat): view.layer.cornerRadius = radius
    case ("layer.borderWidth", let width as CGFloat): view.layer.borderWidth = width
    case ("layer.borderColor", let color as UIColor): view.layer.borderColor = color.cgColor
    case ("layer.backgroundColor", let color as UIColor):
      view.layer.backgroundColor = color.cgColor
    case ("layer.masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
    case ("layer.shadowRadius", let radius as CGFloat): view.layer.shadowRadius = radius
    case ("layer.shadowOpacity", let opacity as CGFloat): view.layer.shadowOpacity = Float(opacity)
    case ("layer.shadowColor", let color as UIColor): view.layer.shadowColor = color.cgColor
    case ("layer.shadowOffset", let offset as CGSize): view.layer.shadowOffset = offset
    case ("layer.opacity", let opacity as CGFloat): view.layer.opacity = Float(opacity)
    case ("layer.zPosition", let position as CGFloat): view.layer.zPosition = position
    case ("layer.hidden", let flag as Bool), ("hidden", let flag as Bool): view.isHidden = flag
    case ("alpha", let opacity as CGFloat): view.alpha = opacity
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("tag", let tag as CGFloat): view.tag = Int(tag)
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    case ("tintColor", let color as UIColor): view.tintColor = color
    default: return false
    }
    return true
  }
}
