import UIKit

/// What is laid out on its own inside a scene: the content of a cell, a header or a footer.
struct CellContent {
  let element: MarkupElement
  /// The margins that the table gives.
  var margins: NSDirectionalEdgeInsets?
  /// The views that the style of the cell places, not the file.
  var styledIDs: Set<String> = []

  /// Everything of that sort inside a view.
  static func find(in view: MarkupElement, toolsVersion: Int) -> [CellContent] {
    var found: [CellContent] = []
    for table in [view] + view.descendants
    where table.name == "tableView" || table.name == "collectionView" {
      let width = RectValue.frame(of: table)?.width ?? 0
      table.forEachDescendant { element in
        switch element.name {
        case "tableViewCell":
          guard let content = element.child("tableViewCellContentView") else { return }
          found.append(
            CellContent(
              element: content,
              margins: margins(element, tableWidth: width, toolsVersion: toolsVersion),
              styledIDs: Set(
                ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] })))
        case "collectionViewCell":
          guard let content = element.child(key: "contentView") else { return }
          found.append(CellContent(element: content))
        case "collectionReusableView":
          found.append(CellContent(element: element))
        default:
          break
        }
      }
      for key in ["tableHeaderView", "tableFooterView"] {
        if let view = table.child(key: key) { found.append(CellContent(element: view)) }
      }
    }
    return found
  }

  /// From iOS 11 cells stand in line with the text of their table.
  private static func margins(
    _ cell: MarkupElement, tableWidth: CGFloat, toolsVersion: Int
  ) -> NSDirectionalEdgeInsets? {
    guard toolsVersion >= 13_000 else { return nil }
    let side: CGFloat = tableWidth >= 390 ? 20 : toolsVersion < 14_400 ? 15 : 16
    let hasAccessory = cell["accessoryType"] != nil
    return NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: hasAccessory ? 8 : side)
  }
}
