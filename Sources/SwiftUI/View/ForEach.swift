import Foundation

/// A view for each element of a collection. The identity of an element keeps its state, wherever
/// it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: KeyPath<Data.Element, ID>
  var deleteAction: (@MainActor (IndexSet) -> Void)?
  var moveAction: (@MainActor (IndexSet, Int) -> Void)?

  /// Views for elements, told apart by what a key path says.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> ViewNode { ForEachNode(self, context) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach {
  /// Views for bindings to the elements of a collection that have an identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Views for bindings to the elements of a collection, told apart by what a key path says.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>] {
    let elements = data.wrappedValue
    self.init(
      elements.indices.map { BoundElement(collection: data, index: $0, value: elements[$0]) },
      id: (\BoundElement<C>.value).appending(path: id)
    ) { content($0.binding) }
  }
}

/// An element of a collection behind a binding.
public struct BoundElement<C: MutableCollection> {
  let collection: Binding<C>
  let index: C.Index
  let value: C.Element

  @MainActor var binding: Binding<C.Element> {
    let (collection, index, value) = (collection, index, value)
    return Binding(
      get: {
        let elements = collection.wrappedValue
        return elements.indices.contains(index) ? elements[index] : value
      },
      set: { newValue in
        guard collection.wrappedValue.indices.contains(index) else { return }
        collection.wrappedValue[index] = newValue
      })
  }
}

extension ForEach: ViewList {
  var boxes: [any ViewBox] {
    data.map { TypedBox(content($0), id: AnyHashable($0[keyPath: id])) }
  }
}
