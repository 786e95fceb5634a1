import UIKit

/// The rows that a file says a table has, with their cells.
@MainActor
final class StaticRows: NSObject, StaticTableContent {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    var heights: [CGFloat]
  }

  private var sections: [Section] = []

  init(_ table: MarkupElement, builder: SceneBuilder) {
    super.init()
    sections = table.list("sections").filter { $0.name == "tableViewSection" }.map {
      var section = Section(
        header: $0.string("headerTitle"), footer: $0.string("footerTitle"), cells: [], heights: [])
      for element in $0.list("cells") {
        guard let cell = builder.makeView(element) as? UITableViewCell else { continue }
        section.cells.append(cell)
        let height = element.number("rowHeight") ?? table.number("rowHeight") ?? -1
        section.heights.append(height < 0 ? UITableView.automaticDimension : height)
      }
      return section
    }
  }

  /// A table may ask for sections that its app's code has made up.
  private func section(_ place: Int) -> Section? {
    sections.indices.contains(place) ? sections[place] : nil
  }

  // MARK: StaticTableContent

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.cells.count ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights = section(indexPath.section)?.heights,
      heights.indices.contains(indexPath.row)
    else { return UITableView.automaticDimension }
    return heights[indexPath.row]
  }
}
