import Testing

@testable import UIKit

/// Where rows and sections are after a group of changes, and where they were before.
@MainActor
struct UpdateMappingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Both ways lead back to where they started, for all rows.
  private func expectReversible(_ mapping: UpdateMapping, old: [Int], new: [Int]) {
    for (section, count) in old.enumerated() {
      for row in 0..<count {
        guard let after = mapping.path(after: path(row, section)) else { continue }
        #expect(mapping.path(before: after) == path(row, section))
        #expect(after.row < new[after.section])
      }
    }
    for (section, count) in new.enumerated() {
      for row in 0..<count {
        guard let before = mapping.path(before: path(row, section)) else { continue }
        #expect(mapping.path(after: before) == path(row, section))
      }
    }
  }

  @Test func rowsAreFoundBothWays() throws {
    var updates = ListUpdates()
    updates.deletedRows = [path(1): .fade]
    updates.insertedRows = [path(0): .fade, path(3): .fade]
    updates.movedRows = [path(4): path(1, 1)]
    let mapping = try UpdateMapping(updates, from: [5, 2], to: [5, 3])
    #expect(
      (0..<5).map { mapping.path(after: path($0)) } == [path(1), nil, path(2), path(4), path(1, 1)])
    #expect(
      (0..<5).map { mapping.path(before: path($0)) } == [nil, path(0), path(2), nil, path(3)])
    #expect((0..<3).map { mapping.path(before: path($0, 1)) } == [path(0, 1), path(4), path(1, 1)])
    expectReversible(mapping, old: [5, 2], new: [5, 3])
  }

  @Test func sectionsTakeTheirRowsAlong() throws {
    var updates = ListUpdates()
    updates.insertedSections = [0: .fade]
    updates.movedSections = [0: 2]
    let mapping = try UpdateMapping(updates, from: [2, 3], to: [1, 3, 2])
    #expect(mapping.section(before: 0) == nil)
    #expect(mapping.section(before: 1) == 1)
    #expect(mapping.section(before: 2) == 0)
    #expect(mapping.path(before: path(1, 2)) == path(1, 0))
    #expect(mapping.path(before: path(0, 0)) == nil)
    expectReversible(mapping, old: [2, 3], new: [1, 3, 2])
  }

  @Test func aRowMayLeaveASectionThatGoes() throws {
    var updates = ListUpdates()
    updates.deletedSections = [1: .fade]
    updates.movedRows = [path(0, 1): path(2, 0)]
    let mapping = try UpdateMapping(updates, from: [2, 2], to: [3])
    #expect(mapping.path(after: path(0, 1)) == path(2, 0))
    #expect(mapping.path(after: path(1, 1)) == nil)
    #expect(mapping.path(before: path(2, 0)) == path(0, 1))
    expectReversible(mapping, old: [2, 2], new: [3])
  }

  @Test func rowsOfReloadedSectionsAreNew() throws {
    var updates = ListUpdates()
    updates.reloadedSections = [0: .fade]
    let mapping = try UpdateMapping(updates, from: [2], to: [4])
    #expect(mapping.path(before: path(0)) == nil)
    #expect(mapping.path(after: path(0)) == nil)
    #expect(mapping.section(before: 0) == 0)
  }
}
