import UIKit

/// Reads fonts.
enum FontValue {
  static func font(_ element: MarkupElement) -> UIFont? {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? element.number("size")
    switch element["type"] {
    case "boldSystem":
      return .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "italicSystem":
      return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "smallSystem":
      return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "system":
      return .systemFont(
        ofSize: size ?? UIFont.systemFontSize, weight: weight(element["weight"]))
    default:
      guard let size, size > 0 else { return nil }
      if let font = element["name"].flatMap({ system(named: $0, size: size) }) { return font }
      return (element["name"] ?? element["family"]).flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size, weight: weight(element["weight"]))
    }
  }

  /// San Francisco under the names that it has as a font of its own.
  private static func system(named name: String, size: CGFloat) -> UIFont? {
    let prefixes = [
      "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay", ".SFUI", ".AppleSystem",
    ]
    guard prefixes.contains(where: name.hasPrefix) else { return nil }
    let style = name.split(separator: "-").last.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return .systemFont(ofSize: size, weight: weight(style))
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
