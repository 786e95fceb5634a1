/// Lets scroll views inside be scrolled to a view.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can be scrolled with a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let root = ParentReference()
    let node = PassNode<Self, Deferred<Content>>(self, context) { view in
      Deferred { view.content(ScrollViewProxy(root: root)) }
    }
    root.node = node
    return node
  }
}

/// Scrolls to views.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  let root: ParentReference

  /// Scrolls by as little as shows the view with an identity; with an anchor, so that the view
  /// stands there. It takes place after the changes that are under way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let root = root.node else { return }
    let animation = Transaction.current.animation
    root.graph.afterUpdate {
      if let slot = root.slot(withID: AnyHashable(id)), let container = slot.container {
        ScrollElement.around(container)?.scroll(to: slot, anchor: anchor, animation: animation)
        return
      }
      var target: ViewNode?
      root.visit { node in
        if target == nil, node.explicitID == AnyHashable(id) { target = node }
      }
      guard let element = target?.elements.first, let frame = element.placedFrame else { return }
      ScrollElement.around(element)?.scroll(to: frame, anchor: anchor, animation: animation)
    }
  }
}

/// A point of a rectangle, 0…1 from its left and its top edge.
public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension View {
  /// Gives the view an identity. Another identity is another view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  func makeNode(_ context: NodeContext) -> ViewNode { IdentifiedNode(self, context) }
}

private final class IdentifiedNode<Content: View>: TypedNode<IdentifiedView<Content>> {
  init(_ view: IdentifiedView<Content>, _ context: NodeContext) {
    super.init(context)
    explicitID = view.id
    children = [childContext.node(for: view.content)]
  }

  override func update(_ view: IdentifiedView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if explicitID == view.id, let child = children.first as? TypedNode<Content> {
      child.update(view.content, environment)
    } else {
      explicitID = view.id
      replaceChildren([childContext.node(for: view.content)])
    }
  }
}
