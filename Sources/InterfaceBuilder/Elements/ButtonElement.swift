import UIKit

extension ViewKind {
  static let button = ViewKind("UIButton") { element in
    UIButton(type: element["buttonType"] == nil ? .custom : .system)
  } configure: { button, element, builder in
    let font =
      element.child("fontDescription", key: "fontDescription").flatMap(FontValue.font)
    if let font { button.titleLabel?.font = font }
    if let mode = TextValue.lineBreakMode(element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.child("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = RectValue.inset(insets)
    }
    if let insets = element.child("inset", key: "titleEdgeInsets") {
      button.titleEdgeInsets = RectValue.inset(insets)
    }
    ControlAttributes.apply(to: button, element)
    for child in element.children where child.name == "state" {
      guard let state = ControlAttributes.state(child.key) else { continue }
      if let title = child.string("title") { button.setTitle(title, for: state) }
      if let color = builder.color(child, "titleColor") {
        button.setTitleColor(color, for: state)
      }
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = ButtonConfigurationValue.configuration(
        configuration, builder: builder)
    }
    builder.addSubviews(of: element, to: button)
  }
}
