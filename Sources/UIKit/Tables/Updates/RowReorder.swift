/// A row that a finger moves by its handle.
struct RowReorder {
  var source: IndexPath
  /// Where the row would be if it were let go.
  var target: IndexPath
  var cell: UITableViewCell
  /// How far below the middle of the row the finger is, points.
  var grip: CGFloat

  /// How far another row gives way, points.
  @MainActor
  func shift(of path: IndexPath) -> CGFloat {
    let height = cell.bounds.height
    if source < target, path > source, path <= target { return -height }
    if source > target, path >= target, path < source { return height }
    return 0
  }
}
