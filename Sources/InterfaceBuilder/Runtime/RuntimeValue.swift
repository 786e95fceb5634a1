import UIKit

/// Reads values of runtime attributes.
@MainActor
enum RuntimeValue {
  /// The value as each of the types that a property may have, the likeliest first.
  static func candidates(_ attribute: MarkupElement, builder: SceneBuilder) -> [Any] {
    let element = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean":
      return (attribute.flag("value") ?? element?.flag("value")).map(forms) ?? []
    case "number":
      return (element?.number("value") ?? attribute.number("value")).map(forms) ?? []
    case "color": return some(builder.color(attribute, "value"))
    case "image": return some(builder.image(attribute, "value"))
    case "size": return some(element.flatMap(RectValue.size))
    case "rect": return some(element.flatMap(RectValue.rect))
    case "point": return some(element.flatMap(RectValue.point))
    case "range": return some(element.flatMap(range))
    default:
      return some(attribute.string("value"))
    }
  }

  private static func some<Value>(_ value: Value?) -> [Any] { value.map { [$0] } ?? [] }

  private static func forms(_ flag: Bool) -> [Any] { [flag, flag ? 1 : 0, CGFloat(flag ? 1 : 0)] }

  private static func forms(_ number: CGFloat) -> [Any] {
    let whole: [Any] = Int(exactly: number.rounded(.towardZero)).map { [$0] } ?? []
    return [number, Double(number), Float(number)] + whole + [number != 0]
  }

  private static func range(_ element: MarkupElement) -> NSRange? {
    guard let location = element.integer("location"), let length = element.integer("length"),
      location >= 0, length >= 0
    else { return nil }
    return NSRange(location: location, length: length)
  }
}
