/// The nodes of the elements are made when they are asked for: all by most containers, those in
/// sight by lists and lazy stacks.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private final class Slot: LazySlot {
    let key: ID
    var index: Data.Index
    var node: TypedNode<Content>?
    unowned let owner: ForEachNode

    init(_ id: ID, _ index: Data.Index, _ owner: ForEachNode) {
      key = id
      self.index = index
      self.owner = owner
    }

    override var isMade: Bool { node != nil }
    override var elements: [Element] { owner.node(of: self).elements }
    override var editing: RowEditing? { owner.editing(of: self) }
    override var id: AnyHashable? { AnyHashable(key) }
  }

  private var view: ForEach<Data, ID, Content>
  private var known: [ID: Slot] = [:]
  private var order: [Slot] = []

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

  override func refresh() {
    var order: [Slot] = []
    let changes: [(node: TypedNode<Content>, content: Content)] = tracking {
      order = readOrder()
      return order.compactMap { slot in slot.node.map { ($0, makeContent(slot)) } }
    }
    for (node, content) in changes { node.update(content, environment) }
    guard !order.elementsEqual(self.order, by: ===) else { return }
    self.order = order
    if known.count > order.count {
      let present = Set(order.map(\.key))
      known = known.filter { present.contains($0.key) }
    }
    replaceChildren(order.compactMap(\.node))
  }

  /// Of elements with the same identity the first is shown.
  private func readOrder() -> [Slot] {
    var order: [Slot] = []
    order.reserveCapacity(view.data.count)
    var seen = Set<ID>(minimumCapacity: view.data.count)
    for index in view.data.indices {
      let id = view.data[index][keyPath: view.id]
      guard seen.insert(id).inserted else { continue }
      if let slot = known[id] {
        slot.index = index
        order.append(slot)
      } else {
        let slot = Slot(id, index, self)
        known[id] = slot
        order.append(slot)
      }
    }
    return order
  }

  private func makeContent(_ slot: Slot) -> Content { view.content(view.data[slot.index]) }

  private func node(of slot: Slot) -> TypedNode<Content> {
    if let node = slot.node { return node }
    let content = trackingMore { makeContent(slot) }
    let node: TypedNode<Content> = childContext.node(for: content)
    node.explicitID = node.explicitID ?? AnyHashable(slot.key)
    slot.node = node
    children.append(node)
    graph.structure += 1
    return node
  }

  override func makeElements() -> [Element] {
    let elements = order.flatMap { node(of: $0).elements }
    children = order.compactMap(\.node)
    return elements
  }

  override func makeSlots() -> [LazySlot] { order }

  private func editing(of slot: Slot) -> RowEditing? {
    guard view.deleteAction != nil || view.moveAction != nil else { return nil }
    return RowEditing(
      offset: view.data.distance(from: view.data.startIndex, to: slot.index),
      count: view.data.count, group: ObjectIdentifier(self), delete: view.deleteAction,
      move: view.moveAction)
  }

  /// Whether the content is sections is seen from the first.
  override func makeSections() -> [ListSection] {
    guard let first = order.first else { return [] }
    guard node(of: first).sections().contains(where: \.isExplicit) else {
      return [ListSection(rows: order)]
    }
    return ListSection.joined(order.flatMap { node(of: $0).sections() })
  }

  override func slot(withID id: AnyHashable) -> LazySlot? {
    if let own = id.base as? ID, let slot = known[own] { return slot }
    return super.slot(withID: id)
  }
}
