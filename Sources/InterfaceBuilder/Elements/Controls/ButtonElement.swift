import UIKit

extension ViewKind {
  static let button = ViewKind("UIButton") { element in
    UIButton(type: element.choice("buttonType", ButtonKind.types) ?? .custom)
  } configure: { button, element, builder in
    if let font = FontValue.font(of: element, key: "fontDescription") {
      button.titleLabel?.font = font
    }
    if let mode = TextValue.lineBreakMode(element) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.child("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = RectValue.inset(insets)
    }
    if let insets = element.child("inset", key: "titleEdgeInsets") {
      button.titleEdgeInsets = RectValue.inset(insets)
    }
    if let insets = element.child("inset", key: "imageEdgeInsets") {
      button.imageEdgeInsets = RectValue.inset(insets)
    }
    ControlAttributes.apply(to: button, element)
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      // What a file says of states besides is from before it had the configuration.
      for child in element.children where child.name == "state" {
        child.touch()
        child.excuse()
      }
      button.configuration = ButtonConfigurationValue.configuration(
        configuration, builder: builder)
    } else {
      for child in element.children where child.name == "state" {
        guard let state = ControlAttributes.state(child.key) else { continue }
        child.touch()
        apply(child, for: state, to: button, builder: builder)
      }
      if let title = ButtonKind.chosenCommand(of: element) { button.setTitle(title, for: .normal) }
    }
    let opensMenu = element.flag("showsMenuAsPrimaryAction") ?? false
    if let menu = element.child("menu", key: "menu"), !builder.loader.purpose.isOnCanvas {
      button.menu = MenuValue.menu(menu, builder: builder)
      button.showsMenuAsPrimaryAction = opensMenu
      button.changesSelectionAsPrimaryAction =
        element.flag("changesSelectionAsPrimaryAction") ?? false
    }
    ButtonKind.addPicture(to: button, element, builder: builder)
    builder.addSubviews(of: element, to: button)
  }

  private static func apply(
    _ element: MarkupElement, for state: UIControl.State, to button: UIButton,
    builder: SceneBuilder
  ) {
    if let title = element.child("attributedString", key: "attributedTitle") {
      button.setAttributedTitle(
        TextValue.attributed(title, resources: builder.resources), for: state)
    } else if let title = element.string("title") {
      button.setTitle(title, for: state)
    }
    if let color = builder.color(element, "titleColor") { button.setTitleColor(color, for: state) }
    if let image = builder.image(element, "image") {
      button.setImage(image, for: state)
    }
    if let look = ImageValue.symbolConfiguration(element) {
      button.setPreferredSymbolConfiguration(look, forImageIn: state)
    }
    if let image = builder.image(element, "backgroundImage") {
      button.setBackgroundImage(image, for: state)
    }
  }
}

/// The kinds of buttons that files know.
@MainActor
enum ButtonKind {
  static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "plain": .system, "close": .close,
  ]

  /// What a button shows that lets one of its menu's commands be chosen: the one that is on, or
  /// the first.
  static func chosenCommand(of element: MarkupElement) -> String? {
    guard element.flag("changesSelectionAsPrimaryAction") == true,
      let menu = element.child("menu", key: "menu")
    else { return nil }
    let commands = menu.list("children").filter { $0.name == "command" || $0.name == "action" }
    return (commands.first { $0["state"] == "on" } ?? commands.first)?.string("title")
  }

  /// Gives buttons of some kinds the symbol that they have by themselves.
  static func addPicture(to button: UIButton, _ element: MarkupElement, builder: SceneBuilder) {
    guard let (symbol, size) = symbol(of: element["buttonType"]) else { return }
    let image =
      builder.loader.purpose.isOnCanvas
      ? StandInPicture.blank(size) : UIImage(systemName: symbol)
    if button.configuration != nil {
      if button.configuration?.image == nil { button.configuration?.image = image }
    } else if !builder.loader.purpose.isOnCanvas, button.image(for: .normal) == nil {
      button.setImage(image, for: .normal)
    }
  }

  /// Sizes as Interface Builder draws them.
  private static func symbol(of type: String?) -> (name: String, size: CGSize)? {
    switch type {
    case "detailDisclosure", "infoLight", "infoDark":
      ("info.circle", CGSize(width: 21, height: 20))
    case "contactAdd": ("plus.circle", CGSize(width: 21, height: 20))
    case "close": ("xmark.circle.fill", CGSize(width: 16.5, height: 16))
    default: nil
    }
  }
}
