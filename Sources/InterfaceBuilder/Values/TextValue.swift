import UIKit

/// Reads alignments of text, ways of truncating it, and text with attributes.
@MainActor
enum TextValue {
  static func alignment(_ name: String?) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

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
      switch child.key {
      case "NSFont", "fontDescription": attributes[.font] = FontValue.font(child)
      case "NSColor", "textColor":
        attributes[.foregroundColor] = ColorValue.color(child, resources: resources)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(child)
      default: break
      }
    }
    return attributes
  }

  private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = alignment(element["alignment"]) { style.alignment = alignment }
    if let mode = lineBreakMode(element["lineBreakMode"]) { style.lineBreakMode = mode }
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    return style
  }
}
