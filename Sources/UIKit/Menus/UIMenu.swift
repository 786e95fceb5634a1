/// Elements to choose from.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu inside another one is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among the others, in a group of their own.
    public static let displayInline = Options(rawValue: 1)
    /// Its title is red.
    public static let destructive = Options(rawValue: 2)
  }

  /// What is in it, in order. The elements of an inner menu stand in a menu that its title opens,
  /// or among the others if it is inline.
  public let children: [UIMenuElement]

  /// How it is shown inside another menu.
  public let options: Options

  /// A menu of elements. A title at the top level stands above them.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
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
