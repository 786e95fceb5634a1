/// Rows of a list that belong together.
@MainActor
struct ListSection {
  var header: [Element] = []
  var rows: [LazySlot]
  var footer: [Element] = []
  /// Whether the app said that the rows belong together.
  var isExplicit = false

  /// Rows outside sections that follow each other belong together.
  static func joined(_ sections: [ListSection]) -> [ListSection] {
    var result: [ListSection] = []
    for section in sections {
      if let last = result.indices.last, !result[last].isExplicit, !section.isExplicit {
        result[last].rows += section.rows
      } else {
        result.append(section)
      }
    }
    return result.filter { $0.isExplicit || !$0.rows.isEmpty }
  }
}
