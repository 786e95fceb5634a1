/// A part of a menu, from top to bottom.
@MainActor
enum MenuPart {
  /// The title of the menu, or of a group.
  case header(String)
  /// Something to do.
  case action(UIAction)
  /// A menu that opens in place of this one.
  case submenu(UIMenu)
  /// Room between groups.
  case band

  /// The parts of a menu. Menus inside that are inline are groups.
  static func parts(of menu: UIMenu) -> [MenuPart] {
    var groups: [[MenuPart]] = [[]]
    for child in menu.children {
      switch child {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        let rows = parts(of: inner)
        if !rows.isEmpty { groups += [rows, []] }
      case let inner as UIMenu: groups[groups.count - 1].append(.submenu(inner))
      case let action as UIAction where !action.attributes.contains(.hidden):
        groups[groups.count - 1].append(.action(action))
      default: break
      }
    }
    let rows = [MenuPart](groups.filter { !$0.isEmpty }.joined(separator: [.band]))
    guard !menu.title.isEmpty, !rows.isEmpty else { return rows }
    return [.header(menu.title)] + rows
  }

  var isRow: Bool {
    switch self {
    case .action, .submenu: true
    case .header, .band: false
    }
  }

  var hasState: Bool {
    if case .action(let action) = self { return action.state != .off }
    return false
  }
}
