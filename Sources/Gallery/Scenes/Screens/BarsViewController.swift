import UIKit

/// Tabs, a large title, bar buttons, a search bar and a toolbar on one screen.
final class BarsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab("Library", symbol: "house", LibraryViewController(style: .plain), badge: nil),
      tab("Search", symbol: "magnifyingglass", TilesViewController(), badge: "3"),
      tab("Settings", symbol: "gear", CellsViewController(style: .insetGrouped), badge: nil),
    ]
  }

  private func tab(
    _ title: String, symbol: String, _ root: UIViewController, badge: String?
  ) -> UIViewController {
    let controller = UINavigationController(rootViewController: root)
    controller.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), tag: 0)
    controller.tabBarItem.badgeValue = badge
    controller.navigationBar.prefersLargeTitles = true
    return controller
  }
}

private final class LibraryViewController: UITableViewController, UISearchBarDelegate {
  private let all = ["Albums", "Artists", "Composers", "Downloads", "Genres", "Songs"]
  private var shown: [String] = []
  private let identifier = "row"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    shown = all
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle")),
    ]
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
    bar.delegate = self
    bar.searchTextField.accessibilityIdentifier = "library-search"
    tableView.tableHeaderView = bar
    let flexible = UIBarButtonItem(systemItem: .flexibleSpace)
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), flexible, UIBarButtonItem(title: "Sort"), flexible,
      UIBarButtonItem(systemItem: .trash),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let wanted = searchText.lowercased()
    shown = all.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
