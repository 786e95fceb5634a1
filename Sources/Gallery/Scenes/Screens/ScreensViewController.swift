import UIKit

/// Everything that can come over a screen: alerts, sheets and screens, each behind a row.
final class ScreensViewController: UITableViewController {
  private struct Row {
    var title: String
    var isPush = false
    var show: (ScreensViewController) -> Void
  }

  private let identifier = "row"
  /// The row that was tapped, at which bubbles point.
  private weak var source: UIView?
  private let rows = [
    Row(title: "Alert") { $0.showAlert() },
    Row(title: "Alert with fields") { $0.showLogin() },
    Row(title: "Action sheet") { $0.showActionSheet() },
    Row(title: "Page sheet") { $0.showScreen(.pageSheet) },
    Row(title: "Form sheet") { $0.showScreen(.formSheet) },
    Row(title: "Full screen") { $0.showScreen(.fullScreen) },
    Row(title: "Push", isPush: true) { $0.push() },
    Row(title: "Medium and large sheet") { $0.showSheet([.medium(), .large()]) },
    Row(title: "Sheet of its own height") { $0.showSheet([.custom { _ in 240 }]) },
    Row(title: "Sheet beside which the screen can be used") { screen in
      screen.showSheet([.medium(), .large()]) {
        $0.largestUndimmedDetentIdentifier = .medium
        $0.preferredCornerRadius = 24
      }
    },
    Row(title: "Sheet with a search") { $0.showSearchSheet() },
    Row(title: "Popover") { $0.showPopover() },
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
    cell.accessoryType = rows[indexPath.row].isPush ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    source = tableView.cellForRow(at: indexPath)
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
    sheet.popoverPresentationController?.sourceView = source
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

  private func showSheet(
    _ detents: [UISheetPresentationController.Detent],
    _ change: (UISheetPresentationController) -> Void = { _ in }
  ) {
    let next = NamesViewController(style: .plain)
    show(UINavigationController(rootViewController: next), detents, change)
  }

  private func showSearchSheet() {
    show(SearchSheetViewController(), [.medium(), .large()]) { _ in }
  }

  private func show(
    _ controller: UIViewController, _ detents: [UISheetPresentationController.Detent],
    _ change: (UISheetPresentationController) -> Void
  ) {
    if let sheet = controller.sheetPresentationController {
      sheet.detents = detents
      sheet.prefersGrabberVisible = true
      change(sheet)
    }
    present(controller, animated: true)
  }

  private func showPopover() {
    let next = SearchSheetViewController()
    next.modalPresentationStyle = .popover
    next.preferredContentSize = CGSize(width: 320, height: 240)
    next.popoverPresentationController?.sourceView = source
    present(next, animated: true)
  }

  private func push() {
    navigationController?.pushViewController(
      NamesViewController(style: .plain), animated: true)
  }
}
