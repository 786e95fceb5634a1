/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  func makeNode(_ context: NodeContext) -> ViewNode { ConditionalNode(self, context) }
}

extension _ConditionalContent: ViewList {
  var boxes: [any ViewBox] {
    switch storage {
    case .first(let first): [TypedBox(first)]
    case .second(let second): [TypedBox(second)]
    }
  }
}

/// A change of branch is a change of identity: the state of the old branch is gone.
private final class ConditionalNode<First: View, Second: View>: TypedNode<
  _ConditionalContent<First, Second>
>
{
  private var isFirst = false

  init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(context)
    children = [makeChild(view)]
  }

  private func makeChild(_ view: _ConditionalContent<First, Second>) -> ViewNode {
    switch view.storage {
    case .first(let first):
      isFirst = true
      return childContext.node(for: first)
    case .second(let second):
      isFirst = false
      return childContext.node(for: second)
    }
  }

  override func update(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    switch view.storage {
    case .first(let first) where isFirst:
      (children[0] as? TypedNode<First>)?.update(first, environment)
    case .second(let second) where !isFirst:
      (children[0] as? TypedNode<Second>)?.update(second, environment)
    default:
      replaceChildren([makeChild(view)])
    }
  }
}
