/// The rows that an interface file gives the table of a `UITableViewController`.
@MainActor
package protocol StaticTableContent: UITableViewDataSource {
  /// The height of a row, points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
