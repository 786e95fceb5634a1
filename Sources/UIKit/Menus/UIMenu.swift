/// Elements to choose from.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What is in it, in order. The elements of an inner menu stand among the others.
  public let children: [UIMenuElement]

  /// A menu of elements.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }

  /// All actions that are to be seen, those of inner menus in their place.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      default: []
      }
    }
  }
}
