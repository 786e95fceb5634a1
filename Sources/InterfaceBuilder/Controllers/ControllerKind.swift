import UIKit

/// How the controllers of one sort of element are made. A new sort takes a line in `known`.
@MainActor
struct ControllerKind {
  /// Makes the bare controller.
  let make: (MarkupElement, SceneBuilder) -> UIViewController
  /// Gives it what its class has beyond every controller.
  let configure: (UIViewController, MarkupElement, SceneBuilder) -> Void

  /// Controllers of one Swift type. An app's own class is used where it is a subclass of that.
  init<Controller: UIViewController>(
    make: @escaping (MarkupElement) -> Controller,
    configure: @escaping (Controller, MarkupElement, SceneBuilder) -> Void = { _, _, _ in }
  ) {
    self.make = { element, builder in
      let custom: Controller? = builder.custom(element)
      return custom ?? make(element)
    }
    self.configure = { controller, element, builder in
      if let controller = controller as? Controller { configure(controller, element, builder) }
    }
  }

  /// The kind of an element; `nil` for sorts of controllers that there are not here.
  static func named(_ element: String) -> ControllerKind? { known[element] }

  private static let known: [String: ControllerKind] = [
    "viewController": .plain,
    "navigationController": .navigation,
    "tabBarController": .tabs,
    "pageViewController": .pages,
    "splitViewController": .split,
    "tableViewController": .table,
    "collectionViewController": .collection,
  ]

  private static let table = ControllerKind { element in
    UITableViewController(style: TableStyle.named(element.child("tableView")))
  }

  private static let collection = ControllerKind { _ in
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// What every other kind is a kind of.
  static let plain = ControllerKind { _ in UIViewController() }
}

extension UIViewController {
  /// Whether the controller is a container whose view no file describes.
  var makesViewItself: Bool {
    self is UINavigationController || self is UITabBarController || self is UIPageViewController
      || self is UISplitViewController
  }
}
