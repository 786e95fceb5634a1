import UIKit

/// Which ids a file gives, and where it gives one twice.
struct DocumentIndex {
  private var ids: Set<String> = []
  /// Elements with an id that another has had before.
  private(set) var repeated: [MarkupElement] = []

  init(_ root: MarkupElement) {
    root.forEachDescendant { element in
      guard let id = element.id else { return }
      if !ids.insert(id).inserted { repeated.append(element) }
    }
  }

  func contains(_ id: String) -> Bool { ids.contains(id) }
}
