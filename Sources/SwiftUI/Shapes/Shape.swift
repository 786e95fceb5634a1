/// An outline that fits any rectangle; as a view, it is filled with the ink and fills what it is
/// offered.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled with the ink.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, ink: .fill(.primary)) }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .fill(content.color))
  }

  /// A line along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .stroke(content.color, lineWidth))
  }
}

/// A shape that can be made smaller all round.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// A line along the outline, all of it inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, ink: .border(content.color, lineWidth))
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
  case fill(Color)
  case stroke(Color, CGFloat)
  case border(Color, CGFloat)

  var color: Color {
    switch self {
    case .fill(let color), .stroke(let color, _), .border(let color, _): color
    }
  }
}
