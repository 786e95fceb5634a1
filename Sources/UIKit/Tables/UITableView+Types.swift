extension UITableView {
  /// How sections look. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section scrolls.
    case plain = 0
    /// Sections apart from each other, from edge to edge.
    case grouped = 1
    /// Sections as rounded boxes inside the margins.
    case insetGrouped = 2
  }

  /// Where a row that is scrolled to ends up. Raw values are Apple's.
  public enum ScrollPosition: Int, Sendable {
    /// The least movement that shows it.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// How rows come and go. Raw values are Apple's.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to above.
    case top = 3
    /// From and to below.
    case bottom = 4
    /// At once.
    case none = 5
    /// Out of and into their middle.
    case middle = 6
    /// As the table thinks best: they fade.
    case automatic = 100
  }

  /// What separator insets are measured from. Raw values are Apple's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that separators have by themselves.
    case fromAutomaticInsets = 1
  }

  /// Asks the table to choose a size.
  public nonisolated static let automaticDimension: CGFloat = -1
}
