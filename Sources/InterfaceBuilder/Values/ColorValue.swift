import UIKit

/// Reads colours.
@MainActor
enum ColorValue {
  /// The colour of an element: the system's or a named one where it can be had, or else the
  /// numbers.
  static func color(_ element: MarkupElement, resources: InterfaceResources) -> UIColor? {
    var refused: String?
    for attribute in ["systemColor", "cocoaTouchSystemColor"] {
      guard let name = element[attribute] else { continue }
      if let color = SystemColors.named(name) ?? resources.systemColors[name] { return color }
      refused = attribute
    }
    if let name = element["name"] {
      if let color = resources.assets?.color(named: name) ?? resources.colors[name] {
        return color
      }
      refused = "name"
    }
    if let color = fixed(element) { return color }
    if let refused { element.refuse(refused) }
    return nil
  }

  /// The colour that an element's numbers say.
  nonisolated static func fixed(_ element: MarkupElement) -> UIColor? {
    if let name = element["systemColor"], let color = SystemColors.named(name) { return color }
    let alpha = element.number("alpha") ?? 1
    let space = ColorSpace(element)
    if let white = element.number("white") {
      let gray = space.encoded(white)
      return UIColor(white: gray, alpha: alpha)
    }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let color = space.sRGB(SIMD3(Double(red), Double(green), Double(blue)))
      return UIColor(
        red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return UIColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    return nil
  }
}
