/// Sizes of cells, headers and footers, points. They are those of the frames that Interface
/// Builder stores in its newer files, and of APPEARANCE 5.12.
@MainActor
enum CellMetrics {
  /// Content in a table at least this wide has the wider margin.
  private static let wideTable: CGFloat = 390
  /// Boxes in a table at least this wide have the wider margin.
  private static let wideGroups: CGFloat = 400

  private static var grid: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }
  private static var pixel: CGFloat { 1 / UIScreen.main.scale }

  /// Room between the edge of a cell and its content.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= wideTable ? 20 : 16 }

  /// Room between the edge of the table and the boxes of its sections.
  static func groupMargin(forWidth width: CGFloat) -> CGFloat { width >= wideGroups ? 20 : 16 }

  /// The height of a row whose content asks for none: 44 points less the line below.
  static var rowHeight: CGFloat { 44 - pixel }

  /// Room above and below what constraints in a cell align with the margins.
  static let verticalMargin: CGFloat = 11
  /// Room between the content and an accessory.
  static let accessoryGap: CGFloat = 8

  /// The header of a section in a plain table.
  static let plainHeaderHeight: CGFloat = 28
  /// Room above it.
  static let headerTopPadding: CGFloat = 22

  /// Room above the first of several sections that are apart.
  static let groupedTop: CGFloat = 35
  /// Half of the room between two such sections.
  static var groupedGap: CGFloat { grid.ceil(17.5) }
  /// Room above and below the title of such a section.
  static let groupedHeader = (top: CGFloat(9), bottom: CGFloat(7))
  /// Room above and below the text that follows such a section.
  static let groupedFooter = (top: CGFloat(8), bottom: CGFloat(8))

  /// The heights of headers and footers that Xcode's versions write into each table of a style
  /// whose inspector nobody touched, points.
  static func untoldSectionHeights(_ style: UITableView.Style) -> [CGFloat] {
    style == .plain ? [22, 28] : [10, 18]
  }
  /// Corners of the boxes.
  static let groupRadius: CGFloat = 10
  /// What the insets of lines are said to be while they follow the text.
  static let separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// One level of indentation.
  static let indentation: CGFloat = 10
}

/// Where a cell is among the rows of its section.
struct CellRowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
