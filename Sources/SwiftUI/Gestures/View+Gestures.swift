struct GestureModifier<Value>: ViewModifier, PrimitiveModifier {
  let recipe: _GestureRecipe<Value>
  let priority: GesturePriority

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: GestureElement.init) {
      modifier, element, environment in
      element.take(modifier.recipe, modifier.priority, isEnabled: environment.isEnabled)
      element.take(environment.namedSpaces)
    }
  }
}

/// How a gesture stands to others.
enum GesturePriority {
  /// Gestures of views inside go first.
  case usual
  /// It goes before those of views inside.
  case high
  /// It goes on together with others.
  case simultaneous
}

/// An element whose view has a recogniser.
final class GestureElement: EffectElement, UIGestureRecognizerDelegate {
  private var recognizer: UIGestureRecognizer?
  private(set) var priority = GesturePriority.usual
  private var handle: @MainActor (UIGestureRecognizer) -> Void = { _ in }

  override func makeView() -> UIView { GestureView(self) }

  /// The recogniser stays; its numbers and who hears of it are those of the newest value.
  func take<Value>(
    _ recipe: _GestureRecipe<Value>, _ priority: GesturePriority, isEnabled: Bool
  ) {
    self.priority = priority
    handle = recipe.handle
    let recognizer = self.recognizer ?? add(recipe.make())
    recipe.configure(recognizer)
    if recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
  }

  func take(_ spaces: [AnyHashable: NamedSpace]) {
    (recognizer as? DragRecognizer)?.spaces = spaces
  }

  private func add(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer {
    recognizer.addAction { [weak self] recognizer in self?.handle(recognizer) }
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    return recognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { priority == .simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    priority == .high && otherGestureRecognizer.view?.isDescendant(of: view) == true
  }
}

/// A view that takes touches where its content does.
private final class GestureView: UIView {
  /// The view may be on its way out when its element is gone.
  private weak var element: GestureElement?

  init(_ element: GestureElement) {
    self.element = element
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && (element?.content.takesTouch(at: point, of: self) ?? true)
  }
}

extension View {
  /// Attaches a gesture; those of views inside go first.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(recipe: gesture._recipe, priority: .usual))
  }

  /// Attaches a gesture that goes before those of views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(recipe: gesture._recipe, priority: .high))
  }

  /// Attaches a gesture that goes on together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(recipe: gesture._recipe, priority: .simultaneous))
  }

  /// Called when the view is tapped some times.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Called when a finger has stayed on the view for some seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }
}
