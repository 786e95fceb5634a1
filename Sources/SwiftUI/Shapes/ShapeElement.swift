/// A shape. Rectangles, with round corners too, are looks of the view's layer and so move and
/// change with animations; other outlines are drawn.
final class ShapeElement: ViewElement {
  private let shapeView = ShapeView()
  private var looks = ShapeLooks()

  init() {
    super.init(shapeView)
  }

  func show(_ shape: any Shape, _ ink: ShapeInk, _ environment: EnvironmentValues) {
    looks = ShapeLooks(shape: shape, ink: ink, environment)
    isChanged = true
    setNeedsPlacement()
  }

  private var isChanged = true

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    if looks.shape is Circle {
      let size = proposal.replacingUnspecifiedDimensions()
      let side = min(size.width, size.height)
      return CGSize(width: side, height: side)
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    if isChanged {
      isChanged = false
      if shapeView.superview == nil {
        UIView.performWithoutAnimation { shapeView.show(looks, size: frame.size) }
      } else {
        context.animate { [shapeView, looks] in shapeView.show(looks, size: frame.size) }
      }
    } else if shapeView.bounds.size != frame.size {
      context.animate { [shapeView, looks] in shapeView.show(looks, size: frame.size) }
    }
    context.put(view, at: frame)
  }
}

/// Nodes of shapes and colours.
@MainActor
enum ShapeNode {
  static func make<Owner: View>(
    _ view: Owner, _ context: NodeContext,
    looks: @escaping (Owner) -> (any Shape, ShapeInk)
  ) -> ViewNode {
    let element = ShapeElement()
    return LeafNode(view, context, element: element) { view, environment in
      let (shape, ink) = looks(view)
      element.show(shape, ink, environment)
    }
  }
}
