/// A view with a modifier.
@preconcurrency @MainActor
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Primitive views have none.
  public var body: Never {
    preconditionFailure("ModifiedContent has no body")
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(_ context: NodeContext) -> ViewNode {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNode(content, context)
    }
    return ModifierNode(self, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies one modifier after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One modifier after another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of the app's own, with its state.
private final class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private var view: ModifiedContent<Content, Modifier>
  private let storage: PropertyStorage
  private var child: TypedNode<Modifier.Body>?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    self.view = view
    storage = PropertyStorage(of: Modifier.self)
    super.init(context)
    evaluate()
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    evaluate()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    if environment.differs(from: old, in: storage.environmentKeys) {
      evaluate()
    } else {
      child?.environmentDidChange(environment)
    }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    var installed = view.modifier
    storage.install(in: &installed, node: self)
    let content = _ViewModifier_Content<Modifier>(box: TypedBox(view.content))
    let body = tracking { installed.body(content: content) }
    storage.subscribe(self)
    if let child {
      child.update(body, environment)
    } else {
      let child = childContext.node(for: body)
      self.child = child
      children = [child]
    }
  }

  override func die() {
    super.die()
    storage.end()
  }
}
