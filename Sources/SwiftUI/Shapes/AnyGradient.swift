/// A colour that goes over from a lighter shade at the top.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: Gradient

  /// A gradient from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The colour at the bottom.
  public var color: Color { gradient.stops.last?.color ?? .clear }
  /// From top to bottom.
  public var _paint: _ShapePaint { _ShapePaint(.linear(gradient, .top, .bottom)) }
}

extension Color {
  /// The colour with a lighter shade at the top. How much lighter no source tells: a fifth of the
  /// way to white.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter(by: 0.2), self])) }
}
