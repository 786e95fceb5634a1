import Foundation
import Testing

@testable import UIKit

/// Rows that are swiped away by the data source's own `commit`.
@MainActor
struct TableDeletionTests {
  @MainActor class Rows {
    var rows = (0..<20).map { "Row \($0)" }
    var asked: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  final class Plain: Rows, UITableViewDataSource {}

  final class Editable: Rows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      asked.append("edit \(indexPath.row)")
      return indexPath.row != 2
    }
  }

  @MainActor final class Delegate: UITableViewDelegate {
    var heard: [String] = []

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("end \(indexPath?.row ?? -1)")
    }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  let stage = TouchStage(size: CGSize(width: 390, height: 800))
  let delegate = Delegate()

  private func table(_ source: any UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    table.dataSource = source
    table.delegate = delegate
    stage.window.addSubview(table)
    stage.run(0)
    return table
  }

  private func swipe(row: Int, to x: CGFloat = 250) {
    let y = CGFloat(row) * 50 + 25
    let touch = stage.drag(
      from: CGPoint(x: 330, y: y), to: CGPoint(x: x, y: y), seconds: 0.3)
    stage.run(0.1)
    stage.app.touchUp(touch)
    stage.run(0.6)
  }

  @Test func aSwipeShowsTheButtonAndATapDeletes() throws {
    let source = Editable()
    let table = table(source)
    swipe(row: 1)
    #expect(delegate.heard == ["begin 1"])
    let button = try #require(table.subviews.compactMap { $0.subviews.first as? UIButton }.first)
    #expect(button.currentTitle == "Remove")
    stage.tap(CGPoint(x: 360, y: 75))
    stage.run(0.6)
    #expect(source.rows.prefix(3) == ["Row 0", "Row 2", "Row 3"])
    #expect(delegate.heard == ["begin 1", "end 1"])
  }

  @Test func aSwipeAcrossDeletesAtOnce() {
    let source = Editable()
    _ = table(source)
    swipe(row: 1, to: 10)
    #expect(source.rows.count == 19)
  }

  @Test func rowsThatCannotBeEditedStay() {
    let source = Editable()
    let table = table(source)
    swipe(row: 2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 0)
  }

  @Test func aDataSourceThatNeverSaysWhatCanBeEditedHasNoSwipes() {
    let source = Plain()
    let table = table(source)
    swipe(row: 1)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
  }

  @Test func nobodyIsAskedWhatCanBeEditedUntilItMatters() {
    let source = Editable()
    let table = table(source)
    #expect(source.asked == [])
    table.setEditing(true, animated: false)
    #expect(source.asked.count == table.visibleCells.count)
  }
}
