/// Shows a shape: by the looks of its layer where these can, else with a canvas.
final class ShapeView: UIView {
  private var canvas: ShapeCanvas?
  /// The ground of lines that are no colour; the canvas is its mask.
  private var ground: ShapeView?
  private var material: UIVisualEffectView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ looks: ShapeLooks, size: CGSize) {
    let radius = looks.cornerRadius(in: size)
    if let style = looks.paint?.material {
      clear()
      show(material: style, looks, radius: radius, size: size)
      return
    }
    removeMaterial()
    guard looks.paint == nil, let radius else { return draw(looks, size: size) }
    switch looks.kind {
    case .fill:
      clear()
      backgroundColor = looks.color
    case .border(let style) where style.dashes.isEmpty:
      clear()
      layer.borderWidth = style.width
      borderColor = looks.color
    case .stroke, .border: return draw(looks, size: size)
    }
    layer.cornerRadius = radius
    layer.cornerCurve = looks.hasContinuousCorners ? .continuous : .circular
  }

  private var borderColor: UIColor? {
    didSet { layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor }
  }

  private func clear() {
    canvas?.removeFromSuperview()
    ground?.removeFromSuperview()
    (canvas, ground) = (nil, nil)
    backgroundColor = nil
    layer.borderWidth = 0
    layer.cornerRadius = 0
  }

  private func removeMaterial() {
    material?.removeFromSuperview()
    material = nil
  }

  // MARK: Material

  private func show(
    material style: UIBlurEffect.Style, _ looks: ShapeLooks, radius: CGFloat?, size: CGSize
  ) {
    let view = material ?? UIVisualEffectView(effect: nil)
    if (view.effect as? UIBlurEffect)?.style != style { view.effect = UIBlurEffect(style: style) }
    if material == nil { addSubview(view) }
    material = view
    view.frame = CGRect(origin: .zero, size: size)
    view.clipsToBounds = true
    view.layer.cornerRadius = radius ?? 0
    view.layer.cornerCurve = looks.hasContinuousCorners ? .continuous : .circular
    view.layer.clipPath =
      radius == nil ? looks.shape.path(in: CGRect(origin: .zero, size: size)).cgPath : nil
  }

  // MARK: Drawing

  private func draw(_ looks: ShapeLooks, size: CGSize) {
    let view = canvas ?? ShapeCanvas()
    if canvas == nil {
      clear()
      addSubview(view)
      canvas = view
    }
    guard let paint = looks.paint, !looks.isFill else {
      ground?.removeFromSuperview()
      ground = nil
      view.layer.isMask = false
      view.show(looks, size: size)
      return
    }
    var line = looks
    line.paint = nil
    line.color = .black
    view.show(line, size: size)
    view.layer.isMask = true
    let ground = self.ground ?? ShapeView()
    if self.ground == nil { insertSubview(ground, at: 0) }
    self.ground = ground
    var filling = ShapeLooks()
    filling.paint = paint
    // The gradient belongs to the shape's rectangle; lines reach out of it.
    filling.shape = OutsetRectangle(outset: looks.outset)
    ground.frame = CGRect(origin: .zero, size: size)
    ground.show(filling, size: size)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let color = borderColor
    borderColor = color
    canvas?.setNeedsDisplay()
  }
}

/// A rectangle larger all round, for what shows through lines.
private struct OutsetRectangle: Shape {
  let outset: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: -outset, dy: -outset))
  }
}

extension ShapeLooks {
  fileprivate var isFill: Bool {
    if case .fill = kind { return true }
    return false
  }

  /// How far ink may reach beyond the outline, points: half of the line, and at corners as far as
  /// these are drawn out. Those of a rectangle are √2 times as far away as its sides.
  fileprivate var outset: CGFloat {
    guard case .stroke(let style) = kind else { return 0 }
    let most = style.join == .miter && !hasBluntCorners ? max(1.5, style.miterLimit) : 1.5
    return style.width / 2 * min(most, 10)
  }

  private var hasBluntCorners: Bool {
    shape is Circle || shape is Ellipse || shape is Capsule || shape is RoundedRectangle
      || shape is Rectangle
  }
}

/// Draws a shape, also where it reaches out of its rectangle.
private final class ShapeCanvas: UIView {
  private var looks = ShapeLooks()
  private var rect = CGRect.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ looks: ShapeLooks, size: CGSize) {
    self.looks = looks
    rect = CGRect(origin: .zero, size: size)
    let path = looks.shape.path(in: rect)
    let reach = path.isEmpty ? rect : rect.union(path.boundingRect)
    frame = reach.insetBy(dx: -looks.outset, dy: -looks.outset).integral
    setNeedsDisplay()
  }

  override func draw(_ dirty: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    let color = looks.color.cgColor
    switch looks.kind {
    case .fill(let evenOdd):
      let path = looks.shape.path(in: rect).cgPath
      if let paint = looks.paint {
        context.addPath(path)
        context.clip(evenOdd: evenOdd)
        paint.fill(rect, in: context)
      } else {
        context.setFillColor(color)
        context.fill(path, evenOdd: evenOdd)
      }
    case .stroke(let style):
      context.setStrokeColor(color)
      context.stroke(looks.shape.path(in: rect).cgPath, style: style)
    case .border(let style):
      context.setStrokeColor(color)
      context.stroke(looks.shape.insetPath(by: style.width / 2, in: rect).cgPath, style: style)
    }
  }
}
