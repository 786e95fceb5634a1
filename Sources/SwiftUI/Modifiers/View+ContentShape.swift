struct ContentShapeModifier: ViewModifier, PrimitiveModifier {
  let shape: any Shape
  let eoFill: Bool

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: ContentShapeElement.init) { modifier, element, _ in
      element.shapeView.shape = modifier.shape
      element.shapeView.eoFill = modifier.eoFill
    }
  }
}

/// An element that takes touches inside a shape only.
final class ContentShapeElement: EffectElement {
  let shapeView = HitShapeView()

  override var hitView: HitShapeView? { shapeView }
  override func makeView() -> UIView { shapeView }
}

/// A view that takes touches inside a shape only.
final class HitShapeView: UIView {
  var shape: any Shape = Rectangle()
  var eoFill = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape.path(in: bounds).contains(point, eoFill: eoFill)
  }
}

extension Element {
  /// Whether a touch at a point of a view around the element counts.
  func takesTouch(at point: CGPoint, of view: UIView) -> Bool {
    hitView.map { $0.point(inside: view.convert(point, to: $0), with: nil) } ?? true
  }
}

extension View {
  /// The shape in which the view takes touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}
