struct AnimationModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let animation: Animation?
  /// Only changes together with this value are animated; `nil` for all.
  let value: Value?

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    AnimationNode(content, self, context)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>: WrapperNode<
  Content, AnimationModifier<Value>, AnimationElement
>
{
  init(_ content: Content, _ modifier: AnimationModifier<Value>, _ context: NodeContext) {
    let graph = context.graph
    super.init(content, modifier, context, wrap: { AnimationElement($0, graph) }) {
      modifier, element, _ in
      element.animation = modifier.animation
      element.isAlways = modifier.value == nil
    }
  }

  override func update(
    _ view: ModifiedContent<Content, AnimationModifier<Value>>, _ environment: EnvironmentValues
  ) {
    let old = modifier.value
    super.update(view, environment)
    if let old, old != modifier.value {
      for wrapper in wrappers { wrapper.isDue = true }
    }
  }
}

/// Has the changes of an element animated in its own way.
final class AnimationElement: WrapperElement {
  var animation: Animation?
  var isAlways = false
  /// Whether the value has changed since the last layout.
  var isDue = false {
    didSet {
      guard isDue else { return }
      noteChange()
      setNeedsPlacement()
    }
  }
  private weak let graph: ViewGraph?

  init(_ content: Element, _ graph: ViewGraph) {
    self.graph = graph
    super.init(content)
  }

  /// What moves outside because something inside has changed its size moves in the same way.
  override func layoutDidBecomeInvalid() {
    if isAlways { noteChange() }
  }

  private func noteChange() {
    if let animation { graph?.partAnimation = animation }
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    var context = context
    if isAlways || isDue {
      context.animation = animation
      context.geometryAnimation = animation
    }
    isDue = false
    super.placeViews(in: frame, context)
  }
}

extension View {
  /// Animates every change inside.
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }

  /// Animates the changes inside that come together with a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// How the view comes and goes while that is animated.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

struct TransitionModifier: ViewModifier, PrimitiveModifier {
  let transition: AnyTransition

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: TransitionElement.init) { modifier, element, _ in
      element.transition = modifier.transition
    }
  }
}

final class TransitionElement: EffectElement {
  var transition = AnyTransition.opacity {
    didSet { (view as? TransitionView)?.transition = transition }
  }

  override func makeView() -> UIView {
    let view = TransitionView()
    view.transition = transition
    return view
  }
}

/// A view that comes and goes in its own way.
final class TransitionView: UIView {
  var transition = AnyTransition.opacity
}
