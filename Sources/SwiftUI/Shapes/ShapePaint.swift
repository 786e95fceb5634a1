/// What shapes and text are filled with.
enum ShapePaint: Equatable {
  /// A colour.
  case color(Color)
  /// Colours along a line between two points of the unit square.
  case linear(Gradient, UnitPoint, UnitPoint)
  /// Colours around a point of the unit square, between two radii in points.
  case radial(Gradient, UnitPoint, CGFloat, CGFloat)
  /// Colours around a point of the unit square, between two radii as parts of the shape's size.
  case elliptical(Gradient, UnitPoint, CGFloat, CGFloat)
  /// Colours around a point of the unit square, between two angles.
  case angular(Gradient, UnitPoint, Angle, Angle)
  /// What is behind, blurred, through a colour.
  case material(UIBlurEffect.Style)

  /// The paint, let through by a part, 0…1. A material stays as it is.
  func opacity(_ opacity: Double) -> ShapePaint {
    func paler(_ gradient: Gradient) -> Gradient {
      Gradient(
        stops: gradient.stops.map {
          Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
        })
    }
    return switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linear(let gradient, let start, let end): .linear(paler(gradient), start, end)
    case .radial(let gradient, let center, let start, let end):
      .radial(paler(gradient), center, start, end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(paler(gradient), center, start, end)
    case .angular(let gradient, let center, let start, let end):
      .angular(paler(gradient), center, start, end)
    case .material: self
    }
  }

  /// The paint with the colours of a place.
  @MainActor
  func resolved(_ environment: EnvironmentValues) -> ResolvedPaint {
    let stops: [ResolvedPaint.Stop] =
      switch self {
      case .color, .material: []
      case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
        .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
        gradient.stops.map {
          ResolvedPaint.Stop(color: $0.color.resolved(environment), location: $0.location)
        }
      }
    return ResolvedPaint(paint: self, stops: stops)
  }
}

/// A gradient or a material with the colours of a place.
struct ResolvedPaint: Equatable {
  struct Stop: Equatable {
    var color: UIColor
    var location: CGFloat
  }

  let paint: ShapePaint
  let stops: [Stop]

  var material: UIBlurEffect.Style? {
    if case .material(let style) = paint { return style }
    return nil
  }

  /// Fills the clip of a context, in a shape's rectangle.
  @MainActor
  func fill(_ rect: CGRect, in context: CGContext) {
    let stops = stops.map {
      Drawing.GradientStop(location: $0.location, color: $0.color.cgColor)
    }
    switch paint {
    case .color, .material: break
    case .linear(_, let start, let end):
      context.drawLinearGradient(stops, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(_, let center, let start, let end):
      context.drawRadialGradient(
        stops, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .elliptical(_, let center, let start, let end):
      // A circle in a square that is stretched to the rectangle.
      guard rect.width > 0, rect.height > 0 else { return }
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: 1, y: rect.height / rect.width)
      context.drawRadialGradient(
        stops, center: CGPoint(x: center.x * rect.width, y: center.y * rect.width),
        startRadius: start * rect.width, endRadius: end * rect.width)
      context.restoreGState()
    case .angular(_, let center, let start, let end):
      context.drawConicGradient(
        stops, center: center.point(in: rect), startAngle: CGFloat(start.radians),
        endAngle: CGFloat(end.radians))
    }
  }
}

extension UnitPoint {
  /// The point of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
