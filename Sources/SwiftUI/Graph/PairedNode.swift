/// The node of a modifier that puts an element around each element of its content, and another view
/// to each of them.
class PairedNode<
  Content: View, Modifier: ViewModifier, Other: View, Wrapper: WrapperElement
>: WrapperNode<Content, Modifier, Wrapper> {
  private var others: [ObjectIdentifier: TypedNode<Other>] = [:]
  private let otherView: (Modifier) -> Other
  private let pair: (Modifier, Wrapper, [Element]) -> Void

  /// - Parameters:
  ///   - other: the other view of a modifier.
  ///   - pair: hands the modifier and the elements of the other view to the element around one of
  ///     the content.
  init(
    _ content: Content, _ modifier: Modifier, _ context: NodeContext,
    other otherView: @escaping (Modifier) -> Other, wrap: @escaping (Element) -> Wrapper,
    pair: @escaping (Modifier, Wrapper, [Element]) -> Void
  ) {
    self.otherView = otherView
    self.pair = pair
    super.init(content, modifier, context, wrap: wrap) { _, _, _ in }
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let other = otherView(view.modifier)
    for node in others.values { node.update(other, environment) }
    super.update(view, environment)
  }

  override func applyToAll() {
    super.applyToAll()
    takeNodes()
    for wrapper in wrappers {
      pair(modifier, wrapper, others[ObjectIdentifier(wrapper)]?.elements ?? [])
    }
  }

  /// Every element has a node of the other view for itself.
  private func takeNodes() {
    let ids = wrappers.map(ObjectIdentifier.init)
    guard ids.count != others.count || !ids.allSatisfy({ others[$0] != nil }) else { return }
    let present = Set(ids)
    for (id, node) in others where !present.contains(id) {
      node.die()
      others[id] = nil
    }
    for id in ids where others[id] == nil {
      others[id] = childContext.node(for: otherView(modifier))
    }
    children = [child] + ids.compactMap { others[$0] }
  }

  /// The elements of this node are those of the content only.
  override func childElementsDidChange() {
    super.childElementsDidChange()
    graph.afterRefresh { [weak self] in self?.applyToAll() }
  }

  override func menuElements() -> [UIMenuElement] { child.menuElements() }
}
