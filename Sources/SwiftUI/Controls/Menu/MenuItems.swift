/// The content of a menu while it is open: views that are never shown themselves, but say what the
/// menu offers.
@MainActor
struct MenuItems {
  fileprivate let node: ViewNode

  /// Content in the environment of a node.
  init<Items: View>(_ items: Items, _ owner: ViewNode) {
    var environment = owner.environment
    // What the place says of looks is not for menus.
    environment.labelsHidden = false
    environment.buttonStyle = nil
    environment.toggleStyle = nil
    let context = NodeContext(
      graph: owner.graph, parent: ParentReference(), environment: environment,
      depth: owner.depth + 1)
    node = context.node(for: items)
    // Rows of a `ForEach` are made when they are asked for.
    _ = node.elements
  }

  /// Opens the menu beside a part of a view. The content goes with it.
  func open(from view: UIView, anchor: CGRect) {
    let menu = UIMenu(children: Self.grouped(node.menuElements()))
    if MenuPopover.open(menu, from: view, anchor: anchor, onClose: { node.die() }) == nil {
      node.die()
    }
  }

  /// Visits all nodes of the content.
  func visit(_ body: (ViewNode) -> Void) { node.visit(body) }

  /// Dividers part what is between them into groups.
  static func grouped(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    let groups = elements.split { $0 is MenuDivider }
    guard groups.count > 1 else { return groups.first.map(Array.init) ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: Array($0)) }
  }

  /// The words and the picture of what stands for something in a menu. A second text is the
  /// smaller one.
  static func words(
    in node: ViewNode
  ) -> (title: String, subtitle: String?, image: UIImage?) {
    var texts: [String] = []
    var image: UIImage?
    node.visit { inner in
      if let text = inner.shownView as? Text { texts.append(text.string) }
      if let picture = inner.shownView as? Image, image == nil { image = picture.parts.image }
    }
    return (texts.first ?? "", texts.count > 1 ? texts[1] : nil, image)
  }
}

/// Stands between groups.
final class MenuDivider: UIMenu {
  init() {
    super.init(children: [])
  }
}

/// A view that knows what it is in a menu.
@MainActor
protocol MenuView: View {
  /// What a menu offers for the view; `node` is its node.
  func menuElements(_ node: ViewNode) -> [UIMenuElement]
}

extension Text: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    [UIAction(title: string, attributes: .disabled) { _ in }]
  }
}

extension Divider: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] { [MenuDivider()] }
}

extension Button: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let (title, subtitle, image) = MenuItems.words(in: node)
    var attributes: UIMenuElement.Attributes = node.environment.isEnabled ? [] : .disabled
    if role == .destructive { attributes.insert(.destructive) }
    return [
      UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes) {
        [action] _ in action()
      }
    ]
  }
}

extension Toggle: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let (title, subtitle, image) = MenuItems.words(in: node)
    return [
      UIAction(
        title: title, subtitle: subtitle, image: image,
        attributes: node.environment.isEnabled ? [] : .disabled,
        state: isOn.wrappedValue ? .on : .off
      ) { [isOn] _ in isOn.wrappedValue.toggle() }
    ]
  }
}

extension Picker: MenuView {
  /// The values among the rest, or in a menu of their own where the style says so.
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let choice = self.choice
    let values = choice.options.map { option in
      UIAction(
        title: option.title, image: option.image,
        attributes: node.environment.isEnabled ? [] : .disabled,
        state: choice.chosen.wrappedValue == option.tag ? .on : .off
      ) { _ in choice.chosen.wrappedValue = option.tag }
    }
    guard node.environment.pickerStyle == .menu else {
      return [UIMenu(options: .displayInline, children: values)]
    }
    let parts = ViewParts(label)
    return [UIMenu(title: parts.title ?? "", image: parts.image, children: values)]
  }
}

extension Menu: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let (title, subtitle, image) = MenuItems.words(in: node)
    let inner = MenuItems(content, node)
    return [
      UIMenu(
        title: title, subtitle: subtitle, image: image,
        children: MenuItems.grouped(inner.node.menuElements()))
    ]
  }
}

extension Section: MenuView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let parts = node.children
    guard parts.count == 3 else { return [] }
    return [
      UIMenu(
        title: MenuItems.words(in: parts[0]).title, options: .displayInline,
        children: MenuItems.grouped(parts[1].menuElements()))
    ]
  }
}
