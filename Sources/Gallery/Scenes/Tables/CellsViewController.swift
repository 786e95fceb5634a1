import UIKit

/// A table with a cell of every style, accessory and state.
final class CellsViewController: UITableViewController {
  private struct Row {
    var style = UITableViewCell.CellStyle.default
    var text = ""
    var detail: String?
    var symbol: String?
    var accessory = UITableViewCell.AccessoryType.none
    var adjust: (UITableViewCell) -> Void = { _ in }
  }

  private struct Group {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private lazy var groups = [
    Group(
      header: "Styles",
      rows: [
        Row(text: "Default", symbol: "star"),
        Row(style: .subtitle, text: "Subtitle", detail: "A second line", symbol: "heart"),
        Row(style: .value1, text: "Value 1", detail: "Detail", accessory: .disclosureIndicator),
        Row(style: .value2, text: "Value 2", detail: "Detail"),
      ]),
    Group(
      header: "Accessories", footer: "The switch is a view of the app's own.",
      rows: [
        Row(text: "Disclosure", accessory: .disclosureIndicator),
        Row(text: "Details", accessory: .detailButton),
        Row(text: "Details and disclosure", accessory: .detailDisclosureButton),
        Row(text: "Check mark", accessory: .checkmark),
        Row(
          text: "Switch",
          adjust: { cell in
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.accessibilityIdentifier = "row-switch"
            cell.accessoryView = toggle
            cell.selectionStyle = .none
          }),
      ]),
    Group(
      rows: [
        Row(
          text: "",
          adjust: { cell in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Content configuration"
            content.secondaryText = "Its second text may be so long that it takes two lines."
            content.image = UIImage(systemName: "gear")
            cell.contentConfiguration = content
          }),
        Row(text: "Selected", adjust: { $0.setSelected(true, animated: false) }),
      ]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cells"
    tableView.accessibilityIdentifier = "table"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { groups[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    if !row.text.isEmpty { cell.textLabel?.text = row.text }
    if let detail = row.detail { cell.detailTextLabel?.text = detail }
    if let symbol = row.symbol { cell.imageView?.image = UIImage(systemName: symbol) }
    cell.accessoryType = row.accessory
    row.adjust(cell)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    groups[indexPath.section].rows[indexPath.row].adjust(cell)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
