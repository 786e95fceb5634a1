import Foundation
import Testing

@testable import UIKit

/// The titles at the edge of a table that lead to its sections.
@MainActor
struct TableIndexTests {
  @MainActor final class Letters: UITableViewDataSource {
    var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var rowsInSection = 10

    func numberOfSections(in tableView: UITableView) -> Int { 26 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 3 ? 0 : rowsInSection
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  let stage = TouchStage(size: CGSize(width: 390, height: 800))
  let source = Letters()

  private func table(height: CGFloat = 800) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: .plain)
    table.dataSource = source
    stage.window.addSubview(table)
    stage.run(0)
    return table
  }

  /// The middle of a title: 26 of them, 14 points each, in the middle of 800 points.
  private func place(of title: Int) -> CGPoint {
    CGPoint(x: 381, y: 400 - 26 * 7 + CGFloat(title) * 14 + 7)
  }

  private func top(of table: UITableView) -> String? {
    table.visibleCells.first { $0.frame.minY >= table.contentOffset.y }?.textLabel?.text
  }

  @Test func aTapLeadsToTheSectionAndAFingerThatMovesToOthers() {
    let table = table()
    let touch = stage.app.touchDown(at: place(of: 7))
    stage.run(0)
    #expect(top(of: table) == "7.0")
    stage.move(touch, from: place(of: 7), to: place(of: 12), seconds: 0.2)
    stage.run(0)
    #expect(top(of: table) == "12.0")
    stage.app.touchUp(touch)
    stage.run(0.3)
    #expect(top(of: table) == "12.0")
    #expect(!table.isDragging)
  }

  @Test func aSectionWithoutRowsIsReachedByItsHeader() {
    let table = table()
    stage.tap(place(of: 3))
    #expect(abs(table.contentOffset.y - table.rectForHeader(inSection: 3).minY) < 0.5)
  }

  @Test func cellsMakeRoomForTheTitles() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let width = cell.contentView.frame.width
    source.titles = nil
    table.reloadData()
    stage.run(0)
    let other = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(other.contentView.frame.width == width + 18)
  }

  @Test func titlesThatDoNotFitGiveWayToBullets() throws {
    let table = table(height: 200)
    let index = try #require(table.sectionIndex)
    let marks = index.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(marks.count <= 14)
    #expect(marks.first == "A")
    #expect(marks.last == "Z")
    #expect(marks.dropFirst().first == "•")
  }

  @Test func aShortTableKeepsItsIndexToItself() {
    let table = table()
    table.sectionIndexMinimumDisplayRowCount = 1000
    #expect(table.sectionIndex == nil)
    table.sectionIndexMinimumDisplayRowCount = 100
    #expect(table.sectionIndex != nil)
  }
}
