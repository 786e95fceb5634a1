import UIKit

/// Reads alignments of text, ways of truncating it, and text with attributes.
@MainActor
enum TextValue {
  static func alignment(_ element: MarkupElement, _ attribute: String) -> NSTextAlignment? {
    element.choice(attribute, alignments)
  }

  static func lineBreakMode(_ element: MarkupElement) -> NSLineBreakMode? {
    element.choice("lineBreakMode", lineBreakModes)
  }

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]

  static func attributed(
    _ element: MarkupElement, resources: InterfaceResources
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let text = fragment.string("content") ?? ""
      result.append(
        NSAttributedString(
          string: text,
          attributes: attributes(fragment.child("attributes"), resources: resources)))
    }
    return result
  }

  /// The attributes that an element lists.
  static func attributes(
    _ element: MarkupElement?, resources: InterfaceResources
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      guard let (key, value) = attribute(child, resources: resources) else { continue }
      child.touch()
      attributes[key] = value
    }
    return attributes
  }

  private static func attribute(
    _ element: MarkupElement, resources: InterfaceResources
  ) -> (NSAttributedString.Key, Any)? {
    func color(_ key: NSAttributedString.Key) -> (NSAttributedString.Key, Any)? {
      ColorValue.color(element, resources: resources).map { (key, $0) }
    }
    switch element.key {
    case "NSFont", "fontDescription": return FontValue.font(element).map { (.font, $0) }
    case "NSColor", "textColor": return color(.foregroundColor)
    case "NSBackgroundColor": return color(.backgroundColor)
    case "NSUnderline": return element.integer("value").map { (.underlineStyle, $0) }
    case "NSStrikethrough": return element.integer("value").map { (.strikethroughStyle, $0) }
    case "NSUnderlineColor": return color(.underlineColor)
    case "NSStrikethroughColor": return color(.strikethroughColor)
    case "NSBaselineOffset": return element.number("value").map { (.baselineOffset, $0) }
    case "NSKern": return element.number("value").map { (.kern, $0) }
    case "NSParagraphStyle": return (.paragraphStyle, paragraphStyle(element))
    default: return nil
    }
  }

  private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = alignment(element, "alignment") { style.alignment = alignment }
    if let mode = lineBreakMode(element) { style.lineBreakMode = mode }
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    return style
  }
}
