import Foundation

/// Views that are made of data.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {
  /// The kind of data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension ForEach {
  /// What is done for rows of a list that the user deletes, by a swipe or while the list is edited.
  /// Rows cannot be deleted with `nil`.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> ForEach {
    var result = self
    result.deleteAction = action
    return result
  }

  /// What is done for rows of a list that the user moves while the list is edited: with their
  /// places, and the place before which they go. Rows cannot be moved with `nil`.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> ForEach {
    var result = self
    result.moveAction = action
    return result
  }
}

/// What a user may do to the row of an element.
@MainActor
struct RowEditing {
  /// The place of the element.
  var offset: Int
  /// How many there are.
  var count: Int
  /// Whose element it is: rows move among those of the same only.
  var group: ObjectIdentifier
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// Whether the row can be deleted, by what it says itself.
  func canDelete(_ traits: RowTraits?) -> Bool {
    delete != nil && traits?.isDeleteDisabled != true
  }
}

/// What users may do to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Actions by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All of it.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach {
  /// Views for bindings to the elements of a collection that have an identity, whose rows the user
  /// may move or delete.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index == Int
  {
    self.init(data, content: content)
    if editActions.contains(.delete) {
      deleteAction = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.contains(.move) {
      moveAction = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
