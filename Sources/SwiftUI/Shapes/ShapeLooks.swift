/// A shape and what it is drawn with, in a place.
struct ShapeLooks {
  /// Where the ink goes.
  enum Kind {
    case fill(evenOdd: Bool)
    case stroke(StrokeStyle)
    /// All of the line is inside.
    case border(StrokeStyle)
  }

  var shape: any Shape = Rectangle()
  var kind = Kind.fill(evenOdd: false)
  /// The ink, where it is a colour.
  var color = UIColor.clear
  /// The ink, where it is none.
  var paint: ResolvedPaint?

  init() {}

  init(shape: any Shape) {
    self.shape = shape
  }

  /// The ink of the place, where that is no colour, takes the place of the primary one.
  @MainActor
  init(shape: any Shape, ink: ShapeInk, _ environment: EnvironmentValues) {
    self.shape = shape
    kind =
      switch ink {
      case .fill(_, let evenOdd): .fill(evenOdd: evenOdd)
      case .stroke(_, let style): .stroke(style)
      case .border(_, let style): .border(style)
      }
    switch ink.paint {
    case .color(let color) where color.isPrimary:
      self.color = (environment.foreground ?? color).resolved(environment)
      paint = environment.foregroundPaint?.resolved(environment)
    case .color(let color): self.color = color.resolved(environment)
    default: paint = ink.paint.resolved(environment)
    }
  }

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
