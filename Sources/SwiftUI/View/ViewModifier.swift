/// Makes a view of another.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What it makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// What it makes of a view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that the graph knows how to apply, so that its body is never asked for.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode
}

extension PrimitiveModifier {
  /// Primitive modifiers have none.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let box: any ViewBox

  func makeNode(_ context: NodeContext) -> ViewNode {
    ModifierContentNode(self, context)
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<
  _ViewModifier_Content<Modifier>
>
{
  init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
    super.init(context)
    children = [view.box.makeNode(childContext)]
  }

  override func update(
    _ view: _ViewModifier_Content<Modifier>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    view.box.update(children[0], environment)
  }
}
