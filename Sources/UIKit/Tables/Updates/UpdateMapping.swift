/// Where rows and sections are after a change.
struct UpdateMapping {
  /// By section before the change: the one after it.
  let sections: [Int?]
  /// By section before the change: for each row the one after the change. Sections whose rows
  /// are all where they were have none.
  private var rows: [Int: [IndexPath?]] = [:]
  /// By section after the change: the one before it.
  private let origins: [Int: Int]
  /// By row after the change: the one before it, for the rows of sections in `rows`.
  private var sources: [IndexPath: IndexPath] = [:]

  /// Why the announced changes do not fit the number of rows.
  struct Mismatch: Error, Equatable {
    var message: String
  }

  init(_ updates: ListUpdates, from old: [Int], to new: [Int]) throws(Mismatch) {
    let sections = try Self.mapSections(updates, old: old.count, new: new.count)
    self.sections = sections
    origins = Dictionary(
      sections.enumerated().compactMap { section, target in target.map { ($0, section) } }
    ) { first, _ in first }
    var comers: [Int: Set<Int>] = [:]
    for path in updates.insertedRows.keys { comers[path.section, default: []].insert(path.row) }
    for path in updates.movedRows.values { comers[path.section, default: []].insert(path.row) }
    var goers: [Int: Set<Int>] = [:]
    for path in updates.deletedRows.keys { goers[path.section, default: []].insert(path.row) }
    for path in updates.movedRows.keys { goers[path.section, default: []].insert(path.row) }
    for (section, target) in sections.enumerated() {
      guard let target else {
        // Rows may have moved out of a section that goes.
        let moved = (0..<old[section]).map {
          updates.movedRows[IndexPath(row: $0, section: section)]
        }
        if moved.contains(where: { $0 != nil }) { rows[section] = moved }
        continue
      }
      if updates.reloadedSections[section] != nil {
        rows[section] = Array(repeating: nil, count: old[section])
        continue
      }
      let leaving = goers[section] ?? []
      let coming = comers[target] ?? []
      guard old[section] - leaving.count + coming.count == new[target] else {
        throw Mismatch(
          message: "section \(target) had \(old[section]) rows, \(leaving.count) of which went and "
            + "\(coming.count) came, but the data source now says \(new[target])")
      }
      guard !leaving.isEmpty || !coming.isEmpty || section != target else { continue }
      var next = 0
      rows[section] = (0..<old[section]).map { row in
        if leaving.contains(row) {
          return updates.movedRows[IndexPath(row: row, section: section)]
        }
        while coming.contains(next) { next += 1 }
        defer { next += 1 }
        return IndexPath(row: next, section: target)
      }
    }
    for (section, targets) in rows {
      for (row, target) in targets.enumerated() {
        if let target { sources[target] = IndexPath(row: row, section: section) }
      }
    }
  }

  private static func mapSections(
    _ updates: ListUpdates, old: Int, new: Int
  ) throws(Mismatch) -> [Int?] {
    let coming = Set(updates.insertedSections.keys).union(updates.movedSections.values)
    let leaving = Set(updates.deletedSections.keys).union(updates.movedSections.keys)
    guard old - leaving.count + coming.count == new else {
      throw Mismatch(
        message: "there were \(old) sections, \(leaving.count) of which went and "
          + "\(coming.count) came, but the data source now says \(new)")
    }
    var next = 0
    return (0..<old).map { section in
      if leaving.contains(section) { return updates.movedSections[section] }
      while coming.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// Where a row is after the change; `nil` for one that is gone.
  func path(after path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section) else { return nil }
    if let rows = rows[path.section] {
      return rows.indices.contains(path.row) ? rows[path.row] : nil
    }
    return sections[path.section].map { IndexPath(row: path.row, section: $0) }
  }

  /// Where a row was before the change; `nil` for one that is new.
  func path(before path: IndexPath) -> IndexPath? {
    if let source = sources[path] { return source }
    guard let section = origins[path.section], rows[section] == nil else { return nil }
    return IndexPath(row: path.row, section: section)
  }

  /// Where a section was before the change; `nil` for one that is new.
  func section(before section: Int) -> Int? { origins[section] }
}
