import UIKit

extension ViewKind {
  static let tableView = ViewKind("UITableView") { element in
    UITableView(frame: .zero, style: TableStyle.named(element))
  } configure: { table, element, builder in
    ScrollAttributes.apply(to: table, element)
    TableStyle.applyHeights(to: table, element)
    TableStyle.applyLooks(to: table, element, builder: builder)
    guard !builder.loader.purpose.isOnCanvas else { return }
    if let view = element.child(key: "tableHeaderView") {
      table.tableHeaderView = builder.makeView(view)
    }
    if let view = element.child(key: "tableFooterView") {
      table.tableFooterView = builder.makeView(view)
    }
    PrototypeCells.register(in: table, element, builder: builder)
    if element["dataMode"] == "static" {
      builder.addStaticRows(StaticRows(element, builder: builder), of: table)
    }
  }
}

/// Reads how tables look.
@MainActor
enum TableStyle {
  static func named(_ table: MarkupElement?) -> UITableView.Style {
    table?.choice(
      "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
  }

  static func applyHeights(to table: UITableView, _ element: MarkupElement) {
    func length(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = length("rowHeight") { table.rowHeight = height }
    if let height = length("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = length("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = length("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = length("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = height
    }
    if let height = length("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = height
    }
    if let height = length("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = height }
  }

  /// Etched lines were those of before iOS 7.
  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    "none": .none,
  ]

  static func applyLooks(
    to table: UITableView, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let style = element.choice("separatorStyle", separators) { table.separatorStyle = style }
    if let color = builder.color(element, "separatorColor") { table.separatorColor = color }
    if let inset = element.child("inset", key: "separatorInset") {
      table.separatorInset = RectValue.inset(inset)
    }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = element.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    if let flag = element.flag("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = flag
    }
  }
}
