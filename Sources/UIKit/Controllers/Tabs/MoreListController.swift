/// The list of the screens for which a tab bar has no room.
@MainActor
final class MoreListController: UITableViewController {
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)

  /// What is listed.
  var controllers: [UIViewController] = [] {
    didSet { tableView.reloadData() }
  }

  var onChoose: (UIViewController) -> Void = { _ in }

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = controllers[indexPath.row].tabBarItem
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = item?.title
    cell.detailTextLabel?.text = item?.badgeValue
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(controllers[indexPath.row])
  }
}
