import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func aDeletedRowGoesAndTheOthersMoveUp() throws {
    let stage = TableStage(rows: 5)
    let third = try #require(stage.table.cellForRow(at: path(2)))
    stage.sections[0].remove(at: 1)
    stage.table.deleteRows(at: [path(1)], with: .fade)
    #expect(stage.table.cellForRow(at: path(1)) === third)
    #expect(third.frame.minY == 50)
    // On the way it is seen between its old and its new place.
    stage.stage.run(0.15)
    let seen = third.layer.presentationProperties(at: stage.stage.app.clock.now).position.y
    #expect(seen > 75 && seen < 125)
    stage.stage.run(0.3)
    #expect(stage.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(stage.table.contentSize.height == 200)
  }

  @Test func insertedRowsPushTheOthersDown() {
    let stage = TableStage(rows: 3)
    stage.sections[0].insert(contentsOf: ["A", "B"], at: 1)
    stage.table.insertRows(at: [path(1), path(2)], with: .top)
    stage.stage.run(0.5)
    #expect(stage.texts == ["Row 0", "A", "B", "Row 1", "Row 2"])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func changesOfAGroupHappenTogether() {
    let stage = TableStage([["a", "b", "c"], ["d", "e"]])
    var finished: Bool?
    stage.table.performBatchUpdates {
      stage.sections = [["c", "a", "x"], ["d"], ["new"]]
      stage.table.deleteRows(at: [path(1)], with: .fade)
      stage.table.moveRow(at: path(2), to: path(0))
      stage.table.insertRows(at: [path(2)], with: .fade)
      stage.table.deleteRows(at: [path(1, 1)], with: .left)
      stage.table.insertSections(IndexSet(integer: 2), with: .fade)
    } completion: {
      finished = $0
    }
    stage.stage.run(0.5)
    #expect(stage.texts == ["c", "a", "x", "d", "new"])
    #expect(finished == true)
  }

  @Test func reloadedRowsAskForNewCells() throws {
    let stage = TableStage(rows: 3)
    let old = try #require(stage.table.cellForRow(at: path(1)))
    stage.sections[0][1] = "Other"
    stage.table.reloadRows(at: [path(1)], with: .automatic)
    stage.stage.run(0.5)
    #expect(stage.texts == ["Row 0", "Other", "Row 2"])
    #expect(stage.table.cellForRow(at: path(1)) !== old)
  }

  @Test func anEmptyGroupMeasuresRowsAgain() {
    let stage = TableStage(rows: 3)
    stage.height = { $0.row == 1 ? 120 : 50 }
    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.stage.run(0.5)
    #expect(stage.table.visibleCells.map(\.frame.height) == [50, 120, 50])
  }

  @Test func selectionFollowsItsRow() {
    let stage = TableStage(rows: 5)
    stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    stage.sections[0].remove(at: 0)
    stage.table.deleteRows(at: [path(0)], with: .fade)
    #expect(stage.table.indexPathForSelectedRow == path(2))
    stage.sections[0].remove(at: 2)
    stage.table.deleteRows(at: [path(2)], with: .fade)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func changesThatDoNotFitAreLoggedAndReloaded() {
    let stage = TableStage(rows: 5)
    var messages: [String] = []
    stage.stage.app.log = { messages.append($0) }
    stage.sections[0] = ["x"]
    stage.table.deleteRows(at: [path(0)], with: .fade)
    stage.stage.run(0.5)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("had 5 rows") == true)
    #expect(stage.texts == ["x"])
  }

  @Test func deletingAtTheEndBringsRowsInFromAbove() {
    let stage = TableStage(rows: 40)
    stage.table.scrollToRow(at: path(39), at: .bottom, animated: false)
    stage.stage.run(0)
    stage.sections[0].removeLast(10)
    stage.table.deleteRows(at: (30..<40).map { path($0) }, with: .fade)
    stage.stage.run(0.6)
    #expect(stage.texts.last == "Row 29")
    #expect(stage.texts.count >= 16)
    #expect(abs(stage.table.contentOffset.y - 700) < 0.01)
  }

  /// Random groups of changes: afterwards the table shows what a fresh one would.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func anyGroupOfChangesEndsAsAFreshTable(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stage = TableStage((0..<3).map { section in (0..<6).map { "\(section)-\($0)" } })
    for round in 0..<4 {
      let old = stage.sections
      var new = old
      var deleted: [IndexPath] = []
      var inserted: [IndexPath] = []
      for section in new.indices {
        for row in new[section].indices.reversed() where Bool.random(using: &random) {
          if Bool.random(using: &random) {
            new[section].remove(at: row)
            deleted.append(path(row, section))
          }
        }
        for row in stride(from: 0, through: new[section].count, by: 2)
        where Bool.random(using: &random) {
          new[section].insert("new \(round) \(section) \(row)", at: row)
          inserted.append(path(row, section))
        }
      }
      stage.table.performBatchUpdates {
        stage.sections = new
        stage.table.deleteRows(at: deleted, with: .fade)
        stage.table.insertRows(at: inserted, with: .automatic)
      }
      if Bool.random(using: &random) { stage.stage.run(0.1) } else { stage.stage.run(1) }
      let shown = stage.table.indexPathsForVisibleRows ?? []
      #expect(stage.texts == shown.map { new[$0.section][$0.row] })
    }
    stage.stage.run(1)
    #expect(stage.texts == Array(stage.sections.joined().prefix(stage.texts.count)))
    #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  // MARK: Editing

  @Test func theEditControlAsksTheDataSourceToDelete() throws {
    let stage = TableStage(rows: 4)
    stage.table.setEditing(true, animated: true)
    stage.stage.run(0.5)
    let cell = try #require(stage.table.cellForRow(at: path(1)))
    #expect(cell.isEditing)
    #expect(cell.contentView.frame.minX == 40)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.stage.tap(CGPoint(x: 28, y: 75))
    stage.stage.run(0.5)
    // A second button at the end of the row is asked before anything is deleted.
    #expect(stage.log == [])
    #expect(cell.frame.minX == -74)
    stage.stage.tap(CGPoint(x: 390 - 37, y: 75))
    stage.stage.run(0.5)
    #expect(stage.log == ["commit 1"])
    #expect(cell.frame.minX == 0)
    stage.table.setEditing(false, animated: false)
    stage.stage.run(0)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func aHandleMovesItsRow() {
    let stage = TableStage(rows: 5)
    stage.canMove = true
    stage.table.setEditing(true, animated: false)
    stage.stage.run(0.1)
    let touch = stage.stage.app.touchDown(at: CGPoint(x: 365, y: 25))
    stage.stage.run(0.05)
    stage.stage.move(
      touch, from: CGPoint(x: 365, y: 25), to: CGPoint(x: 365, y: 130), seconds: 0.5)
    stage.stage.app.touchUp(touch)
    stage.stage.run(0.6)
    #expect(stage.log.filter { $0.hasPrefix("move") } == ["move 0 to 2"])
    #expect(stage.texts == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4"])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
  }
}
