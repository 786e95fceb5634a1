import UIKit

/// Reads configurations of buttons.
@MainActor
enum ButtonConfigurationValue {
  static func configuration(
    _ element: MarkupElement, builder: SceneBuilder
  ) -> UIButton.Configuration {
    var configuration = element.choice("style", styles)?() ?? .plain()
    configuration.title = element.string("title")
    if let title = element.child("attributedString", key: "attributedTitle") {
      configuration.attributedTitle = AttributedString(
        of: TextValue.attributed(title, resources: builder.resources))
    }
    configuration.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    configuration.subtitle = element.string("subtitle")
    configuration.ownTitleFont = titleFont(element, builder: builder)
    configuration.image = image(element, builder: builder)
    configuration.imagePadding = element.number("imagePadding") ?? 0
    if let place = element.choice("imagePlacement", places) { configuration.imagePlacement = place }
    configuration.baseForegroundColor = builder.color(element, "baseForegroundColor")
    configuration.baseBackgroundColor = builder.color(element, "baseBackgroundColor")
    if let size = element.choice("buttonSize", sizes) { configuration.buttonSize = size }
    if let style = element.choice("cornerStyle", cornerStyles) { configuration.cornerStyle = style }
    if let alignment = element.choice("titleAlignment", titleAlignments) {
      configuration.titleAlignment = alignment
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

  private static let styles: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
  ]

  private static let places: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "top": .top, "bottom": .bottom, "trailing": .trailing,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static func image(_ element: MarkupElement, builder: SceneBuilder) -> UIImage? {
    let image = builder.image(element, "image")
    guard !builder.loader.purpose.isOnCanvas,
      let look = ImageValue.symbolConfiguration(element, "preferredSymbolConfigurationForImage")
    else { return image }
    return image?.withConfiguration(look)
  }

  /// Before iOS 15.4 the canvas set titles in 14 points.
  private static func titleFont(_ element: MarkupElement, builder: SceneBuilder) -> UIFont? {
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
