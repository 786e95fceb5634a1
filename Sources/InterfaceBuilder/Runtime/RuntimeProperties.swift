import UIKit

/// The properties of UIKit's own classes that files may set by their key paths: those that
/// key-value coding can set on a device.
@MainActor
enum RuntimeProperties {
  /// Sets a property of an object, or of one that it leads to, such as `layer.cornerRadius`.
  /// Answers whether there is one that takes the value.
  static func connect(_ path: String, of object: AnyObject, to value: Any) -> Bool {
    if properties.connect(path, of: object, to: value) { return true }
    guard let point = path.firstIndex(of: "."),
      let next = next(String(path[..<point]), of: object)
    else { return false }
    return connect(String(path[path.index(after: point)...]), of: next, to: value)
  }

  private static let properties: InterfaceRegistry = {
    let registry = InterfaceRegistry()
    addViews(to: registry)
    addLayers(to: registry)
    addTexts(to: registry)
    addInput(to: registry)
    addButtons(to: registry)
    addValueControls(to: registry)
    addScrolling(to: registry)
    addLists(to: registry)
    addBars(to: registry)
    addControllers(to: registry)
    addOthers(to: registry)
    return registry
  }()

  // MARK: Ways

  /// The object that a name in a key path leads to.
  private static func next(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("superview", let view as UIView): view.superview
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("searchTextField", let bar as UISearchBar): bar.searchTextField
    case ("contentView", let view as UIVisualEffectView): view.contentView
    case (_, let cell as UITableViewCell): next(name, ofCell: cell)
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case (_, let controller as UIViewController): next(name, ofController: controller)
    default: nil
    }
  }

  private static func next(_ name: String, ofCell cell: UITableViewCell) -> AnyObject? {
    switch name {
    case "contentView": cell.contentView
    case "textLabel": cell.textLabel
    case "detailTextLabel": cell.detailTextLabel
    case "imageView": cell.imageView
    case "backgroundView": cell.backgroundView
    case "selectedBackgroundView": cell.selectedBackgroundView
    default: nil
    }
  }

  private static func next(
    _ name: String, ofController controller: UIViewController
  ) -> AnyObject? {
    switch (name, controller) {
    case ("view", _): controller.view
    case ("navigationItem", _): controller.navigationItem
    case ("tabBarItem", _): controller.tabBarItem
    case ("navigationController", _): controller.navigationController
    case ("navigationBar", let navigation as UINavigationController): navigation.navigationBar
    case ("toolbar", let navigation as UINavigationController): navigation.toolbar
    case ("tabBar", let tabs as UITabBarController): tabs.tabBar
    case ("tableView", let table as UITableViewController): table.tableView
    default: nil
    }
  }
}
