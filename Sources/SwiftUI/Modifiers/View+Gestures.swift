struct TapModifier: ViewModifier, PrimitiveModifier {
  let count: Int
  let action: @MainActor () -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: TapElement.init) { modifier, element, environment in
      element.action = modifier.action
      element.recognizer.numberOfTapsRequired = modifier.count
      element.recognizer.isEnabled = environment.isEnabled
    }
  }
}

/// An element whose view takes taps anywhere inside.
final class TapElement: EffectElement {
  var action: @MainActor () -> Void = {}
  private(set) lazy var recognizer = UITapGestureRecognizer { [weak self] _ in self?.action() }

  override func makeView() -> UIView {
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return view
  }
}

extension View {
  /// Called when the view is tapped some times.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
