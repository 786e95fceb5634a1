/// An outline that fits any rectangle; as a view, it is filled with the ink and fills what it is
/// offered.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled with the ink.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, ink: .fill(.color(.primary))) }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .fill(content._paint.paint))
  }

  /// The shape filled with a style, with inner pieces as holes where asked for.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .fill(content._paint.paint, evenOdd: style.isEOFilled))
  }

  /// The shape filled with the ink, with inner pieces as holes where asked for.
  public func fill(style: FillStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .fill(.color(.primary), evenOdd: style.isEOFilled))
  }

  /// A line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .stroke(content._paint.paint, style))
  }

  /// A line along the outline in the ink, half of it outside.
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(HierarchicalShapeStyle.primary, lineWidth: lineWidth)
  }

  /// A line along the outline in the ink, half of it outside.
  public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(HierarchicalShapeStyle.primary, style: style)
  }

  /// The part of the outline between two places along it, 0…1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape turned around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(
      shape: self, matrix: CGAffineTransform(rotationAngle: CGFloat(angle.radians)),
      anchor: anchor)
  }

  /// The shape larger or smaller.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    TransformedShape(
      shape: self, matrix: CGAffineTransform(scaleX: x, y: y), anchor: anchor)
  }

  /// The shape larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether pieces inside others are holes.
  public var isEOFilled: Bool

  /// How a shape is filled.
  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}

/// A shape that can be made smaller all round.
public protocol InsettableShape: Shape {
  /// The shape that is smaller all round.
  associatedtype InsetShape: InsettableShape = _InsetShape<Self>
  /// The shape, smaller by an amount all round, points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  /// The shape in a rectangle that is smaller by an amount all round, points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape {
  /// The outline in a rectangle that is smaller by an amount all round, points. Round corners
  /// keep their centres.
  nonisolated func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    let inner = rect.insetBy(
      dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    guard let rounded = self as? RoundedRectangle else { return path(in: inner) }
    return RoundedRectangle(
      cornerRadius: max(0, rounded.cornerRadius - amount), style: rounded.style
    ).path(in: inner)
  }
}

/// A shape in a smaller rectangle.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.insetPath(by: amount, in: rect)
  }

  /// The shape, smaller still.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

extension InsettableShape {
  /// A line along the outline, all of it inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline, all of it inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .border(content._paint.paint, style))
  }

  /// A line along the outline in the ink, all of it inside.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    strokeBorder(HierarchicalShapeStyle.primary, lineWidth: lineWidth)
  }

  /// A line along the outline in the ink, all of it inside.
  public func strokeBorder(style: StrokeStyle) -> _ShapeView<Self> {
    strokeBorder(HierarchicalShapeStyle.primary, style: style)
  }
}

/// A shape with its ink.
public struct _ShapeView<Content: Shape>: View, PrimitiveView {
  let shape: Content
  let ink: ShapeInk

  func makeNode(_ context: NodeContext) -> ViewNode {
    ShapeNode.make(self, context) { ($0.shape, $0.ink) }
  }
}

/// How a shape is drawn.
enum ShapeInk {
  case fill(ShapePaint, evenOdd: Bool = false)
  case stroke(ShapePaint, StrokeStyle)
  case border(ShapePaint, StrokeStyle)

  var paint: ShapePaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _), .border(let paint, _): paint
    }
  }
}
