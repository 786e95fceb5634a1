/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Its place along the gradient, 0…1.
    public var location: CGFloat

    /// A colour at a place, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  /// The first colour.
  public var color: Color { stops.first?.color ?? .clear }

  /// From top to bottom.
  public var _paint: _ShapePaint { _ShapePaint(.linear(self, .top, .bottom)) }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// A gradient between two points of the unit square.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Colours at even distances between two points of the unit square.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places between two points of the unit square.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The first colour.
  public nonisolated var color: Color { gradient.color }
  /// The gradient.
  public nonisolated var _paint: _ShapePaint { _ShapePaint(.linear(gradient, start, end)) }

  func makeNode(_ context: NodeContext) -> ViewNode { PaintNode.make(self, context) }
}

/// Colours around a point, as circles.
public struct RadialGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// A gradient around a point of the unit square, between two radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at even distances around a point of the unit square, between two radii in points.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places around a point of the unit square, between two radii in points.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The first colour.
  public nonisolated var color: Color { gradient.color }
  /// The gradient.
  public nonisolated var _paint: _ShapePaint {
    _ShapePaint(.radial(gradient, center, startRadius, endRadius))
  }

  func makeNode(_ context: NodeContext) -> ViewNode { PaintNode.make(self, context) }
}

/// Colours around a point, as ellipses in the proportions of the shape.
public struct EllipticalGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// A gradient around a point of the unit square, between two parts of the shape's size.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// Colours at even distances around a point of the unit square.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The first colour.
  public nonisolated var color: Color { gradient.color }
  /// The gradient.
  public nonisolated var _paint: _ShapePaint {
    _ShapePaint(.elliptical(gradient, center, startRadius, endRadius))
  }

  func makeNode(_ context: NodeContext) -> ViewNode { PaintNode.make(self, context) }
}

/// Colours around a point, by angles.
public struct AngularGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// A gradient around a point of the unit square, between two angles, clockwise from the right.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// Colours at even distances between two angles.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at even distances once around, from an angle on.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient once around, from an angle on.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// The first colour.
  public nonisolated var color: Color { gradient.color }
  /// The gradient.
  public nonisolated var _paint: _ShapePaint {
    _ShapePaint(.angular(gradient, center, start, end))
  }

  func makeNode(_ context: NodeContext) -> ViewNode { PaintNode.make(self, context) }
}

/// Nodes of gradients that fill what they are offered.
@MainActor
enum PaintNode {
  static func make<Style: ShapeStyle & View>(_ style: Style, _ context: NodeContext) -> ViewNode {
    ShapeNode.make(style, context) { (Rectangle(), .fill($0._paint.paint)) }
  }
}
