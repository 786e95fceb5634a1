/// Looks of a view as a whole.
struct EffectModifier: ViewModifier, PrimitiveModifier {
  var opacity: Double?
  var cornerRadius: CGFloat?
  var clip: (any Shape)?
  var isHidden = false
  var blur: CGFloat?
  var shadow: Shadow?
  var transform: Transform?
  var allowsHits: Bool?

  /// A transform around a point of the view.
  struct Transform {
    var matrix: CGAffineTransform
    var anchor: UnitPoint

    /// The transform around the middle of a view of a size, which is what views have:
    /// M(p − a) + a = M p + (a − M a), with a counted from the middle.
    func aroundMiddle(of size: CGSize) -> CGAffineTransform {
      let a = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
      let moved = a.applying(matrix)
      return matrix.concatenating(
        CGAffineTransform(translationX: a.x - moved.x, y: a.y - moved.y))
    }
  }

  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: LooksElement.init) {
      modifier, element, environment in
      element.looks = modifier
      element.environment = environment
      element.invalidate()
    }
  }
}

final class LooksElement: EffectElement {
  var looks = EffectModifier()
  var environment = EnvironmentValues()
  private var size = CGSize.zero

  override func applyLooks() {
    view.alpha = looks.isHidden ? 0 : CGFloat(looks.opacity ?? 1)
    view.transform = looks.transform?.aroundMiddle(of: size) ?? .identity
    if let allowsHits = looks.allowsHits { view.isUserInteractionEnabled = allowsHits }
    if let radius = looks.cornerRadius ?? clipRadius {
      view.layer.cornerRadius = radius
      view.clipsToBounds = true
    } else if let clip = looks.clip {
      view.layer.clipPath = clip.path(in: CGRect(origin: .zero, size: size)).cgPath
    }
    if let blur = looks.blur { view.layer.contentBlur = max(0, blur) }
    if let shadow = looks.shadow {
      view.layer.shadowColor = shadow.color.resolved(environment).cgColor
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = shadow.radius / 2
      view.layer.shadowOffset = shadow.offset
    }
  }

  private var clipRadius: CGFloat? {
    looks.clip.flatMap { ShapeLooks(shape: $0).cornerRadius(in: size) }
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    size = frame.size
    // A transform would be taken for a change of the frame.
    if let transform = looks.transform, !transform.matrix.isIdentity {
      UIView.performWithoutAnimation { view.transform = .identity }
    }
    super.placeViews(in: frame, context)
    if looks.transform != nil { context.animate { self.applyLooks() } }
  }
}

extension View {
  /// Lets the view through by a part, 0…1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(opacity: opacity))
  }

  /// Hides the view; its room stays.
  public func hidden() -> some View {
    modifier(EffectModifier(isHidden: true, allowsHits: false))
  }

  /// Cuts the corners round, points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(EffectModifier(cornerRadius: radius))
  }

  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    modifier(EffectModifier(clip: shape))
  }

  /// Blurs the view by a standard deviation in points. What is behind it shows through the edges.
  public func blur(radius: CGFloat) -> some View { modifier(EffectModifier(blur: radius)) }

  /// Cuts off what lies outside.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// A shadow, points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier(
        shadow: EffectModifier.Shadow(
          color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// Shows the view larger or smaller; its place in layout stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Shows the view wider, higher or smaller; its place in layout stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      EffectModifier(
        transform: EffectModifier.Transform(
          matrix: CGAffineTransform(scaleX: x, y: y), anchor: anchor)))
  }

  /// Shows the view turned; its place in layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier(
        transform: EffectModifier.Transform(
          matrix: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor)))
  }

  /// Whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EffectModifier(allowsHits: enabled))
  }

  /// Shows the view elsewhere, points; its place in layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Shows the view elsewhere, points; its place in layout stays.
  public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }
}

struct OffsetModifier: ViewModifier, PrimitiveModifier {
  let offset: CGSize

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: OffsetElement.init) { modifier, element, _ in
      element.offset = modifier.offset
    }
  }
}
