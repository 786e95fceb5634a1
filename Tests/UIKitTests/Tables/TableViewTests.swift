import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableViewTests {
  // MARK: Places

  @Test func rowsStandOneBelowTheOtherAndOnlyVisibleOnesExist() {
    let stage = TableStage(rows: 1000)
    #expect(stage.table.contentSize.height > 1000 * 43)
    #expect(stage.texts == (0..<16).map { "Row \($0)" })
    #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
    #expect(stage.dequeued < 20)
  }

  @Test func scrollingUsesCellsAgain() {
    CountedCell.made = 0
    let stage = TableStage(rows: 500)
    for step in 1...100 {
      stage.table.contentOffset.y = CGFloat(step) * 200
      stage.stage.run(0)
    }
    #expect(stage.texts.first == "Row 400")
    #expect(CountedCell.made <= 40)
    #expect(stage.table.subviews.count { $0 is UITableViewCell } <= 40)
  }

  @Test func aHundredThousandRowsMakeNoMoreThanTheCellsInSight() {
    let stage = TableStage(rows: 100_000)
    stage.table.scrollToRow(
      at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    stage.stage.run(0)
    #expect(stage.texts.last == "Row 99999")
    #expect(stage.dequeued < 80)
  }

  @Test func rowsAboveThatTurnOutHigherDoNotMoveWhatIsInSight() {
    let stage = TableStage(rows: 200)
    stage.height = { $0.row % 2 == 0 ? 100 : 30 }
    stage.table.reloadData()
    stage.stage.run(0)
    stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    stage.stage.run(0)
    let path = IndexPath(row: 102, section: 0)
    let before = stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y
    stage.table.contentOffset.y -= 40
    stage.stage.run(0)
    let after = stage.table.rectForRow(at: path).minY - stage.table.contentOffset.y
    #expect(abs(after - before - 40) < 0.5)
  }

  @Test func aFlickScrollsThroughRowsOfGuessedHeightWithoutAJump() {
    let stage = TableStage(rows: 300)
    stage.height = { 40 + CGFloat($0.row % 7) * 11 }
    stage.table.reloadData()
    stage.stage.run(0)
    let touch = stage.stage.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), seconds: 0.2)
    stage.stage.app.touchUp(touch)
    stage.stage.run(0.1)
    let moving = stage.table.contentOffset.y
    stage.stage.run(6)
    #expect(stage.table.contentOffset.y > moving)
    #expect(!stage.table.isDecelerating)
    let shown = stage.table.indexPathsForVisibleRows ?? []
    for (one, next) in zip(shown, shown.dropFirst()) {
      #expect(
        stage.table.cellForRow(at: one)?.frame.maxY == stage.table.cellForRow(at: next)?.frame.minY)
    }
  }

  @Test func theRowAtAPointIsFound() {
    let stage = TableStage(rows: 30)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 120))?.row == 2)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: -4)) == nil)
    let cell = stage.table.visibleCells[4]
    #expect(stage.table.indexPath(for: cell) == IndexPath(row: 4, section: 0))
  }

  // MARK: Headers

  @Test func theHeaderOfAPlainSectionStaysAtTheTop() {
    let stage = TableStage(
      [(0..<20).map(String.init), (0..<20).map(String.init)], titles: ["One", "Two"])
    stage.table.sectionHeaderTopPadding = 0
    stage.stage.run(0)
    stage.table.contentOffset.y = 300
    stage.stage.run(0)
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 300)
    // The next header pushes the first one out.
    stage.table.contentOffset.y = 28 + 1000 - 10
    stage.stage.run(0)
    #expect(stage.table.headerView(forSection: 0)?.frame.maxY == 1028)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == 1028)
  }

  @Test func plainHeadersHaveRoomAboveAndGroupedSectionsStandApart() {
    let plain = TableStage([["a"]], titles: ["One"])
    plain.stage.run(0)
    #expect(plain.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    let grouped = TableStage([["a"], ["b"]], style: .grouped)
    grouped.stage.run(0)
    let first = grouped.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = grouped.table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(first.minY == 35)
    #expect(abs(second.minY - first.maxY - 35.33) < 0.1)
  }

  @Test func titlesHaveTheirRoomWhereHeightsAreThoseThatFilesNameUnasked() {
    for untold: CGFloat in [10, 18] {
      let grouped = TableStage([["a"], ["b"]], style: .grouped, titles: ["One", "Two"])
      grouped.table.sectionHeaderHeight = untold
      grouped.table.sectionFooterHeight = untold
      grouped.stage.run(0)
      let first = grouped.table.rectForRow(at: IndexPath(row: 0, section: 0))
      let second = grouped.table.rectForRow(at: IndexPath(row: 0, section: 1))
      // Half a gap, nine points, a line of 15.67 (on whole pixels 16) and seven; then the
      // footer that was asked for and another header.
      #expect(abs(first.minY - 49.67) < 0.4)
      #expect(abs(second.minY - first.maxY - untold - 32) < 0.4)
    }
  }

  @Test func theFirstGroupHasItsRoomWhereHeightsAreThoseThatFilesNameUnasked() {
    let grouped = TableStage([["a"], ["b"]], style: .grouped)
    grouped.table.sectionHeaderHeight = 18
    grouped.table.sectionFooterHeight = 18
    grouped.stage.run(0)
    let first = grouped.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = grouped.table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(first.minY == 35)
    #expect(second.minY - first.maxY == 36)
  }

  @Test func heightsThatAnAppAsksForHoldWithTitlesToo() {
    let grouped = TableStage([["a"]], style: .grouped, titles: ["One"])
    grouped.table.sectionHeaderHeight = 60
    grouped.stage.run(0)
    #expect(grouped.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
  }

  @Test func insetGroupsStandInsideTheMargins() throws {
    let stage = TableStage([["a", "b", "c"]], style: .insetGrouped)
    stage.stage.run(0)
    let cells = stage.table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16])
    #expect(cells.map(\.frame.width) == [358, 358, 358])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.cornerRadius == 0)
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func headerAndFooterViewsSurroundTheRows() {
    let stage = TableStage(rows: 3)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.stage.run(0)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
    #expect(stage.table.visibleCells.first?.frame.minY == 60)
    #expect(footer.frame == CGRect(x: 0, y: 210, width: 390, height: 40))
    #expect(stage.table.contentSize.height == 250)
  }

  // MARK: Sizes of cells

  @Test func cellsAreAsHighAsTheirConstraintsAsk() {
    let stage = TableStage(rows: 3)
    stage.height = { _ in UITableView.automaticDimension }
    stage.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 30 + CGFloat(path.row) * 20),
      ])
      return cell
    }
    stage.table.reloadData()
    stage.stage.run(0)
    #expect(stage.table.visibleCells.map(\.frame.height) == [50, 70, 90])
  }

  @Test func cellsOfAStyleAreAPixelLowerThan44Points() {
    let stage = TableStage(rows: 2)
    stage.height = { _ in UITableView.automaticDimension }
    stage.table.reloadData()
    stage.stage.run(0)
    for cell in stage.table.visibleCells { #expect(abs(cell.frame.height - 43.667) < 0.01) }
  }

  @Test func anAccessoryTakesItsRoomFromTheContent() throws {
    let stage = TableStage(rows: 1)
    let cell = try #require(stage.table.visibleCells.first)
    #expect(cell.contentView.frame.width == 390)
    cell.accessoryType = .disclosureIndicator
    stage.stage.run(0)
    // Interface Builder stores 28.67 points less at 3 pixels per point.
    #expect(abs(cell.contentView.frame.width - 361.333) < 0.01)
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.contentView.layoutMargins.left == 20)
  }

  // MARK: Fingers

  @Test func aTapSelectsARow() {
    let stage = TableStage(rows: 30)
    stage.stage.tap(CGPoint(x: 100, y: 120))
    #expect(
      stage.log == ["should 2", "highlight 2", "will 2", "select 2", "unhighlight 2"])
    #expect(stage.table.indexPathForSelectedRow?.row == 2)
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    stage.log = []
    stage.stage.tap(CGPoint(x: 100, y: 220))
    #expect(stage.log.contains("deselect 2"))
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [4])
  }

  @Test func aDragTakesTheHighlightAwayAndSelectsNothing() {
    let stage = TableStage(rows: 100)
    let touch = stage.stage.app.touchDown(at: CGPoint(x: 100, y: 420))
    stage.stage.run(0.3)
    #expect(stage.log == ["should 8", "highlight 8"])
    stage.stage.move(
      touch, from: CGPoint(x: 100, y: 420), to: CGPoint(x: 100, y: 300), seconds: 0.2)
    #expect(stage.log.last == "unhighlight 8")
    stage.stage.app.touchUp(touch)
    stage.stage.run(1)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 50)
  }

  @Test func severalRowsCanBeSelected() {
    let stage = TableStage(rows: 30)
    stage.table.allowsMultipleSelection = true
    for y in [20, 70, 120, 70] { stage.stage.tap(CGPoint(x: 100, y: CGFloat(y))) }
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
  }

  @Test func scrolledOutRowsStaySelected() {
    let stage = TableStage(rows: 100)
    stage.stage.tap(CGPoint(x: 100, y: 20))
    stage.table.contentOffset.y = 2000
    stage.stage.run(0)
    stage.table.contentOffset.y = 0
    stage.stage.run(0)
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
  }

  // MARK: Scrolling to rows

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 5000.0), (.middle, 4625), (.bottom, 4250), (.none, 4250),
  ])
  func scrollToRowPutsItWhereAsked(position: UITableView.ScrollPosition, offset: CGFloat) {
    let stage = TableStage(rows: 300)
    stage.table.estimatedRowHeight = 0
    stage.stage.run(0)
    stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: false)
    stage.stage.run(0)
    #expect(stage.table.contentOffset.y == offset)
  }
}
