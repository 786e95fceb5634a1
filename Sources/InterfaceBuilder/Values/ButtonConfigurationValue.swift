import UIKit

/// Reads configurations of buttons.
@MainActor
enum ButtonConfigurationValue {
  static func configuration(
    _ element: MarkupElement, builder: SceneBuilder
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    let attributed = element.child("attributedString", key: "attributedTitle").map {
      TextValue.attributed($0, resources: builder.resources)
    }
    configuration.title = attributed?.string ?? element.string("title")
    configuration.subtitle = element.string("subtitle")
    configuration.ownTitleFont = titleFont(element, attributed, builder: builder)
    configuration.image = image(element, builder: builder)
    configuration.imagePadding = element.number("imagePadding") ?? 0
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    configuration.baseForegroundColor = builder.color(element, "baseForegroundColor")
    if configuration.baseForegroundColor == nil, let attributed, attributed.length > 0 {
      configuration.baseForegroundColor =
        attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    configuration.baseBackgroundColor = builder.color(element, "baseBackgroundColor")
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = RectValue.margins(insets)
    }
    if let background = element.child("backgroundConfiguration", key: "background") {
      apply(background, to: &configuration.background, builder: builder)
    }
    return configuration
  }

  private static func image(_ element: MarkupElement, builder: SceneBuilder) -> UIImage? {
    let image = builder.image(element, "image")
    guard !builder.loader.purpose.isOnCanvas,
      let look = ImageValue.symbolConfiguration(
        element.child(
          "preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage"))
    else { return image }
    return image?.withConfiguration(look)
  }

  /// Before iOS 15.4 the canvas set titles in 14 points.
  private static func titleFont(
    _ element: MarkupElement, _ title: NSAttributedString?, builder: SceneBuilder
  ) -> UIFont? {
    if let title, title.length > 0,
      let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    {
      return font
    }
    if let font = element.child("fontDescription", key: "titleFontDescription") {
      return FontValue.font(font)
    }
    guard element["buttonSize"] == nil, builder.toolsVersion < CanvasRules.bodyTitleTools else {
      return nil
    }
    return .systemFont(ofSize: UIFont.systemFontSize)
  }

  private static func apply(
    _ element: MarkupElement, to background: inout UIBackgroundConfiguration,
    builder: SceneBuilder
  ) {
    if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
    if let width = element.number("strokeWidth") { background.strokeWidth = width }
    if let color = builder.color(element, "backgroundColor") { background.backgroundColor = color }
    if let color = builder.color(element, "strokeColor") { background.strokeColor = color }
  }
}
