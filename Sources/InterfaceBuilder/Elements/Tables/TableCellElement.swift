import UIKit

extension ViewKind {
  static let tableViewCell = ViewKind("UITableViewCell") { element in
    UITableViewCell(
      style: element.choice("style", TableCell.styles) ?? .default,
      reuseIdentifier: element["reuseIdentifier"])
  } configure: { cell, element, builder in
    cell.selectionStyle = element.choice("selectionStyle", TableCell.selections) ?? .default
    cell.accessoryType = element.choice("accessoryType", TableCell.accessories) ?? .none
    cell.editingAccessoryType =
      element.choice("editingAccessoryType", TableCell.accessories) ?? .none
    cell.indentationLevel = max(0, element.integer("indentationLevel") ?? 0)
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    cell.showsReorderControl = element.flag("showsReorderControl") ?? false
    cell.shouldIndentWhileEditing = element.flag("shouldIndentWhileEditing") ?? true
    if let inset = element.child("inset", key: "separatorInset") {
      cell.separatorInset = RectValue.inset(inset)
    }
    if let view = element.child(key: "accessoryView") {
      cell.accessoryView = builder.makeView(view)
    }
    if let view = element.child(key: "backgroundView") {
      cell.backgroundView = builder.makeView(view)
    }
    if let view = element.child(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = builder.makeView(view)
    }
    if let content = element.child(key: "contentView") {
      TableCell.fill(cell, with: content, parts: element, builder: builder)
    }
  }

  /// The content of a cell, where it is laid out on its own.
  static let tableCellContent = content("UITableViewCellContentView")
  static let collectionCellContent = content("UICollectionViewCellContentView")

  private static func content(_ className: String) -> ViewKind {
    ViewKind(className) { _ in
      UIView()
    } configure: { view, element, builder in
      builder.addSubviews(of: element, to: view)
    }
  }
}

/// Reads cells of tables.
@MainActor
enum TableCell {
  static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  /// Fills the content view. What the style brings along is filled, everything else added.
  static func fill(
    _ cell: UITableViewCell, with content: MarkupElement, parts: MarkupElement,
    builder: SceneBuilder
  ) {
    builder.fill(cell.contentView, with: content, as: .withoutSubviews)
    for child in content.list("subviews") {
      switch child.id {
      case let id? where id == parts["textLabel"]:
        if let label = cell.textLabel { builder.fill(label, with: child, as: .label) }
      case let id? where id == parts["detailTextLabel"]:
        if let label = cell.detailTextLabel { builder.fill(label, with: child, as: .label) }
      case let id? where id == parts["imageView"]:
        if let view = cell.imageView { builder.fill(view, with: child, as: .imageView) }
      default:
        if let view = builder.makeView(child) { cell.contentView.addSubview(view) }
      }
    }
  }
}
