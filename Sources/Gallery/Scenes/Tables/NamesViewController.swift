import Combine
import UIKit

/// A plain list in sections whose headers stay at the top, with an index; rows can be deleted and
/// moved, and a pull at the top fetches them again.
final class NamesViewController: UITableViewController {
  private struct Section {
    var title: String
    var names: [String]
  }

  private var sections = [
    Section(title: "A", names: ["Ada", "Agnes", "Alan", "Anders", "Annie"]),
    Section(title: "B", names: ["Barbara", "Bertrand", "Blaise", "Boole"]),
    Section(title: "C", names: ["Carl", "Cecilia", "Charles", "Claude", "Cornelia"]),
    Section(title: "D", names: ["Dana", "Donald", "Dorothy"]),
    Section(title: "E", names: ["Edsger", "Emmy", "Erna", "Euclid", "Evelyn"]),
    Section(title: "F", names: ["Fran", "Frances", "Friedrich"]),
  ]
  private let identifier = "name"
  private var fetching: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    tableView.accessibilityIdentifier = "names"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    navigationItem.rightBarButtonItem = editButtonItem
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
  }

  private func fetch() {
    fetching = Just(()).delay(for: .seconds(1.5), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.refreshControl?.endRefreshing() }
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.title)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        guard let self else { return done(false) }
        self.tableView(tableView, commit: .delete, forRowAt: indexPath)
        done(true)
      },
      UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
    ])
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].names.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].names.insert(name, at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = CellsViewController(style: .insetGrouped)
    next.title = sections[indexPath.section].names[indexPath.row]
    navigationController?.pushViewController(next, animated: true)
  }
}
