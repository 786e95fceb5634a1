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

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var nodes: [ID: TypedNode<Content>] = [:]
  private var ids: [ID] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    refresh()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  /// Of elements with the same identity the first is shown.
  override func refresh() {
    tracking {
      var ids: [ID] = []
      var isNew = false
      var seen = Set<ID>(minimumCapacity: view.data.count)
      for element in view.data {
        let id = element[keyPath: view.id]
        guard seen.insert(id).inserted else { continue }
        ids.append(id)
        let content = view.content(element)
        if let node = nodes[id] {
          node.update(content, environment)
        } else {
          let node: TypedNode<Content> = childContext.node(for: content)
          node.explicitID = node.explicitID ?? AnyHashable(id)
          nodes[id] = node
          isNew = true
        }
      }
      guard isNew || ids != self.ids else { return }
      self.ids = ids
      for id in nodes.keys where !seen.contains(id) { nodes[id] = nil }
      replaceChildren(ids.compactMap { nodes[$0] })
    }
  }
}
