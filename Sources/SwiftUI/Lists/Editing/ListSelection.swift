/// What is chosen in a list.
struct ListSelection {
  /// Whether several rows can be chosen; they are while the list is edited.
  let isMultiple: Bool
  let read: @MainActor () -> Set<AnyHashable>
  let toggle: @MainActor (AnyHashable) -> Void

  /// One row or none.
  @MainActor
  init<V: Hashable>(_ selection: Binding<V?>) {
    isMultiple = false
    read = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    toggle = { id in
      if let value = id.base as? V { selection.wrappedValue = value }
    }
  }

  /// Any rows.
  @MainActor
  init<V: Hashable>(_ selection: Binding<Set<V>>) {
    isMultiple = true
    read = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    toggle = { id in
      guard let value = id.base as? V else { return }
      var chosen = selection.wrappedValue
      if chosen.remove(value) == nil { chosen.insert(value) }
      selection.wrappedValue = chosen
    }
  }
}

/// What a list shows of being edited.
struct ListState: Equatable {
  var isEditing = false
  /// Whether rows can be chosen now.
  var choosing = Choosing.none
  var chosen: Set<AnyHashable> = []

  enum Choosing: Hashable {
    case none
    /// One, which is grey.
    case one
    /// Some, which have a mark.
    case several
  }
}
