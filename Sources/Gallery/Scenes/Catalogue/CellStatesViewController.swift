import UIKit

/// A table with cells of every style in every state: at rest, pressed, selected, with every
/// accessory, and with every control for editing.
final class CellStatesViewController: UITableViewController {
  private struct Row {
    var text: String
    var style = UITableViewCell.CellStyle.default
    var accessory = UITableViewCell.AccessoryType.none
    var editing = UITableViewCell.EditingStyle.delete
    var isSelected = false
    var isPressed = false
    var indentation = 0
  }

  private static let accessories: [(name: String, type: UITableViewCell.AccessoryType)] = [
    ("None", .none), ("Disclosure", .disclosureIndicator), ("Details", .detailButton),
    ("Details and disclosure", .detailDisclosureButton), ("Check mark", .checkmark),
  ]

  private static let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
    ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
  ]

  private let sections: [(title: String, rows: [Row])] = [
    ("Styles", styles.map { Row(text: $0.name, style: $0.style) }),
    (
      "Selected",
      styles.map { Row(text: $0.name, style: $0.style, isSelected: true) }
        + accessories.dropFirst().map { Row(text: $0.name, accessory: $0.type, isSelected: true) }
    ),
    (
      "Other states",
      [
        Row(text: "Pressed", isPressed: true), Row(text: "Indented", indentation: 2),
        Row(text: "Inserted", editing: .insert),
        Row(text: "Not edited", accessory: .disclosureIndicator, editing: .none),
      ] + accessories.map { Row(text: $0.name, accessory: $0.type) }
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cell states"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsMultipleSelection = true
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.accessibilityIdentifier = "states"
  }

  private func row(at path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: indexPath)
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = row.style == .subtitle ? UIImage(systemName: "star") : nil
    cell.accessoryType = row.accessory
    cell.editingAccessoryType = row.accessory
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let row = row(at: indexPath)
    cell.setSelected(row.isSelected, animated: false)
    cell.setHighlighted(row.isPressed, animated: false)
  }

  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { row(at: indexPath).indentation }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { row(at: indexPath).editing }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 0 }
}
