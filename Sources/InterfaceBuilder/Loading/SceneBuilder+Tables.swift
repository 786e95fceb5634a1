import UIKit

extension SceneBuilder {
  /// What makers of cells need of the scene, without keeping it alive.
  struct Inside {
    let loader: InterfaceLoader
    let controllerID: String?
    weak var controller: UIViewController?
    weak var origin: SceneOrigin?
  }

  var inside: Inside {
    Inside(loader: loader, controllerID: controllerID, controller: controller, origin: origin)
  }

  /// Makes a view that is used several times, such as a prototype, and connects it.
  func buildAlone(_ element: MarkupElement) -> UIView? {
    let view = makeView(element)
    finish()
    loader.reportLeftovers([element])
    return view
  }

  /// Gives a table its static rows once everything is connected.
  func addStaticRows(_ rows: StaticRows, of table: UITableView) {
    afterConnecting { [self] in
      if let controller = controller as? UITableViewController, controller.tableView === table {
        controller.staticContent = rows
      } else {
        table.dataSource = rows
        keep(rows)
      }
    }
  }

  /// Gives a collection sample items unless the app's code supplies it.
  func addSampleItems(_ items: SampleItems, of view: UICollectionView) {
    afterConnecting { [self] in
      let isPlain = { (object: AnyObject) in type(of: object) == UICollectionViewController.self }
      guard view.dataSource.map(isPlain) ?? true else { return }
      view.dataSource = items
      if view.delegate.map(isPlain) ?? true { view.delegate = items }
      keep(items)
    }
  }

  /// Gives a table sample rows unless the app's code supplies it.
  func addSampleRows(_ rows: SampleRows, of table: UITableView) {
    afterConnecting { [self] in
      guard table.dataSource.map({ type(of: $0) == UITableViewController.self }) ?? true else {
        return
      }
      table.dataSource = rows
      if table.delegate.map({ type(of: $0) == UITableViewController.self }) ?? true {
        table.delegate = rows
      }
      keep(rows)
    }
  }
}
