import UIKit

/// Reads the menus of buttons.
@MainActor
enum MenuValue {
  static func menu(_ element: MarkupElement, builder: SceneBuilder) -> UIMenu {
    UIMenu(
      title: element.string("title") ?? "", image: builder.image(element, "image"),
      options: element.flag("displayInline") == true ? .displayInline : [],
      children: element.list("children").compactMap { child(in: $0, builder: builder) })
  }

  private static func child(in element: MarkupElement, builder: SceneBuilder) -> UIMenuElement? {
    switch element.name {
    case "menu":
      element.touch()
      return menu(element, builder: builder)
    case "command", "action":
      element.touch()
      var attributes: UIMenuElement.Attributes = []
      if element.flag("destructive") == true { attributes.insert(.destructive) }
      if element.flag("disabled") == true { attributes.insert(.disabled) }
      if element.flag("hidden") == true { attributes.insert(.hidden) }
      return UIAction(
        title: element.string("title") ?? "", image: builder.image(element, "image"),
        attributes: attributes, state: element.choice("state", states) ?? .off
      ) { _ in }
    default:
      return nil
    }
  }

  private static let states: [String: UIMenuElement.State] = [
    "off": .off, "on": .on, "mixed": .mixed,
  ]
}
