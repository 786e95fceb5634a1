import UIKit

/// Reads fonts.
@MainActor
enum FontValue {
  /// The font that the description inside an element says.
  static func font(of holder: MarkupElement, key: String? = nil) -> UIFont? {
    let description =
      key.map { holder.child("fontDescription", key: $0) } ?? holder.child("fontDescription")
    guard let description else { return nil }
    return font(description)
  }

  static func font(_ element: MarkupElement) -> UIFont? {
    if let style = element.choice("style", textStyles) {
      return .preferredFont(forTextStyle: style)
    }
    let size = size(element)
    let weight = element.choice("weight", weights)
    if let meta = element["metaFont"] { return metaFont(meta, size: size, weight: weight) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "italicSystem": return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "smallSystem": return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "system":
      return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: weight ?? .regular)
    case nil: return size.map { named(element, size: $0, weight: weight) }
    default:
      element.refuse("type")
      return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: weight ?? .regular)
    }
  }

  private static func size(_ element: MarkupElement) -> CGFloat? {
    for attribute in ["pointSize", "size"] {
      guard let size = element.number(attribute) else { continue }
      if size > 0 { return size }
      element.refuse(attribute)
    }
    return nil
  }

  private static func named(
    _ element: MarkupElement, size: CGFloat, weight: UIFont.Weight?
  ) -> UIFont {
    let standIn = UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    guard let attribute = ["name", "family"].first(where: { element[$0] != nil }),
      let name = element[attribute]
    else { return standIn }
    if let font = system(named: name, size: size) { return font }
    guard UIApplication.shared.textMeasurer.hasFont(named: name) else {
      element.refuse(attribute)
      return standIn
    }
    return UIFont(name: name, size: size) ?? standIn
  }

  /// The system's fonts as attributed texts name them, such as `systemBold`.
  private static func metaFont(
    _ name: String, size: CGFloat?, weight: UIFont.Weight?
  ) -> UIFont {
    var name = name
    let isSmall = name.hasPrefix("small") || name.hasPrefix("mini")
    for start in ["smallSystem", "miniSystem", "system"] where name.hasPrefix(start) {
      name = String(name.dropFirst(start.count))
      break
    }
    // What is called bold there is semibold.
    let own = name == "Bold" ? .semibold : weights[name.prefix(1).lowercased() + name.dropFirst()]
    return .systemFont(
      ofSize: size ?? (isSmall ? UIFont.smallSystemFontSize : UIFont.systemFontSize),
      weight: weight ?? own ?? .regular)
  }

  private static let textStyles: [String: UIFont.TextStyle] = Dictionary(
    uniqueKeysWithValues: [
      UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body,
      .callout, .footnote, .caption1, .caption2,
    ].map { ($0.rawValue, $0) })

  /// San Francisco under the names that it has as a font of its own.
  private static func system(named name: String, size: CGFloat) -> UIFont? {
    let prefixes = [
      "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay", ".SFUI", ".AppleSystem",
    ]
    guard prefixes.contains(where: name.hasPrefix) else { return nil }
    let style = name.split(separator: "-").last.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return .systemFont(ofSize: size, weight: style.flatMap { weights[$0] } ?? .regular)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
