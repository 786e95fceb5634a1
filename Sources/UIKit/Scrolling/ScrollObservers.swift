/// Who is told of changes of a scroll view.
@MainActor
struct ScrollObservers {
  private var handlers: [(key: PartialKeyPath<UIScrollView>, id: Int, tell: (Any) -> Void)] = []
  private var nextID = 0

  /// Adds a handler, which is given the old value. Answers by what it is removed.
  mutating func add(_ key: PartialKeyPath<UIScrollView>, tell: @escaping (Any) -> Void) -> Int {
    nextID += 1
    handlers.append((key, nextID, tell))
    return nextID
  }

  mutating func remove(_ id: Int) {
    handlers.removeAll { $0.id == id }
  }

  /// The handlers of a property.
  func handlers(of key: PartialKeyPath<UIScrollView>) -> [(Any) -> Void] {
    handlers.isEmpty ? [] : handlers.filter { $0.key == key }.map(\.tell)
  }
}
