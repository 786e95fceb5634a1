/// The changes that an app has announced between `beginUpdates()` and `endUpdates()`. What goes
/// is named by its place before all changes, what comes by its place after them.
struct ListUpdates {
  var depth = 1
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]
  var completions: [(Bool) -> Void] = []

  /// How a row that goes does so; `nil` for one that stays.
  func exit(of path: IndexPath) -> UITableView.RowAnimation? {
    deletedRows[path] ?? deletedSections[path.section] ?? reloadedRows[path]
      ?? reloadedSections[path.section]
  }
}
