/// A shape. Rectangles, with round corners too, are looks of the view's layer and so move and
/// change with animations; other outlines are drawn.
final class ShapeElement: ViewElement {
  private let canvas = ShapeView()
  private var looks = ShapeLooks()

  init() {
    super.init(canvas)
    canvas.isUserInteractionEnabled = false
    canvas.isOpaque = false
    canvas.contentMode = .redraw
  }

  func show(_ shape: any Shape, _ ink: ShapeInk, _ environment: EnvironmentValues) {
    looks = ShapeLooks(shape: shape, ink: ink, color: ink.color.resolved(environment))
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
      if canvas.superview == nil {
        UIView.performWithoutAnimation { canvas.show(looks, size: frame.size) }
      } else {
        context.animate { [canvas, looks] in canvas.show(looks, size: frame.size) }
      }
    } else if canvas.bounds.size != frame.size {
      context.animate { [canvas, looks] in canvas.show(looks, size: frame.size) }
    }
    context.put(view, at: frame)
  }
}

struct ShapeLooks {
  var shape: any Shape = Rectangle()
  var ink = ShapeInk.fill(.clear)
  var color = UIColor.clear

  /// The corner radius of shapes that a layer can show by itself.
  func cornerRadius(in size: CGSize) -> CGFloat? {
    let most = min(size.width, size.height) / 2
    return switch shape {
    case is Rectangle: 0
    case let rounded as RoundedRectangle: min(rounded.cornerRadius, most)
    case is Capsule: most
    case is Circle where abs(size.width - size.height) < 0.5: most
    default: nil
    }
  }

  var hasContinuousCorners: Bool { (shape as? RoundedRectangle)?.style == .continuous }
}

private final class ShapeView: UIView {
  private var drawn: ShapeLooks?

  func show(_ looks: ShapeLooks, size: CGSize) {
    if case .stroke = looks.ink {
      draw(looks)
    } else if let radius = looks.cornerRadius(in: size) {
      drawn = nil
      setNeedsDisplay()
      layer.cornerRadius = radius
      layer.cornerCurve = looks.hasContinuousCorners ? .continuous : .circular
      if case .border(_, let width) = looks.ink {
        backgroundColor = nil
        layer.borderWidth = width
        borderColor = looks.color
      } else {
        layer.borderWidth = 0
        backgroundColor = looks.color
      }
    } else {
      draw(looks)
    }
  }

  private var borderColor: UIColor? {
    didSet { layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor }
  }

  private func draw(_ looks: ShapeLooks) {
    backgroundColor = nil
    layer.borderWidth = 0
    layer.cornerRadius = 0
    drawn = looks
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let drawn, let context = UIGraphicsGetCurrentContext() else { return }
    let color = drawn.color.cgColor
    switch drawn.ink {
    case .fill:
      context.setFillColor(color)
      context.fill(drawn.shape.path(in: bounds).cgPath, evenOdd: false)
    case .stroke(_, let width):
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.stroke(drawn.shape.path(in: bounds).cgPath)
    case .border(_, let width):
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.stroke(
        drawn.shape.path(in: bounds.insetBy(dx: width / 2, dy: width / 2)).cgPath)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let color = borderColor
    borderColor = color
    setNeedsDisplay()
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
