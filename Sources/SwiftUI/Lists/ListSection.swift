/// Rows of a list that belong together.
@MainActor
struct ListSection {
  var header: [Element] = []
  var rows: [LazySlot]
  var footer: [Element] = []
  /// Whether the app said that the rows belong together.
  var isExplicit = false

  /// The section with wrappers in the place of what is in them.
  func wrapped(by wrappers: [WrapperElement]) -> ListSection {
    func wrapped(_ elements: [Element]) -> [Element] {
      elements.map { element in wrappers.first { $0.content === element } ?? element }
    }
    var result = self
    result.header = wrapped(header)
    result.rows = rows.flatMap { slot in
      wrapped(slot.elements).map { ReadySlot($0, instead: slot) }
    }
    result.footer = wrapped(footer)
    return result
  }

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
