import UIKit

/// Everything that can come over a screen: alerts, sheets and screens, each behind a row.
final class ScreensViewController: UITableViewController {
  private struct Row {
    var title: String
    var show: (ScreensViewController) -> Void
  }

  private let identifier = "row"
  private let rows = [
    Row(title: "Alert") { $0.showAlert() },
    Row(title: "Alert with fields") { $0.showLogin() },
    Row(title: "Action sheet") { $0.showActionSheet() },
    Row(title: "Page sheet") { $0.showScreen(.pageSheet) },
    Row(title: "Form sheet") { $0.showScreen(.formSheet) },
    Row(title: "Full screen") { $0.showScreen(.fullScreen) },
    Row(title: "Push") { $0.push() },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    cell.accessibilityIdentifier = rows[indexPath.row].title
    cell.accessoryType = indexPath.row == rows.count - 1 ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].show(self)
  }

  // MARK: Alerts

  private func showAlert() {
    let alert = UIAlertController(
      title: "Delete Photo?", message: "The photo is deleted from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: true)
  }

  private func showLogin() {
    let alert = UIAlertController(
      title: "Log In", message: "Enter your account.", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.accessibilityIdentifier = "alert-name"
    }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Log In", style: .default))
    present(alert, animated: true)
  }

  private func showActionSheet() {
    let sheet = UIAlertController(
      title: nil, message: "What is to be done with the photo?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Save", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  // MARK: Screens

  private func showScreen(_ style: UIModalPresentationStyle) {
    let next = NamesViewController(style: .plain)
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    let controller = UINavigationController(rootViewController: next)
    controller.modalPresentationStyle = style
    present(controller, animated: true)
  }

  private func push() {
    navigationController?.pushViewController(
      NamesViewController(style: .plain), animated: true)
  }
}
