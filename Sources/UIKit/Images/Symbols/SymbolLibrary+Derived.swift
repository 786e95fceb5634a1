extension SymbolLibrary {
  /// A symbol made of another one: filled, or in a ring or a square, as the end of its name says.
  static func derived(named name: String) -> SymbolShape? {
    for (end, change) in endings where name.hasSuffix(end) {
      if let base = shape(named: String(name.dropLast(end.count))) { return change(base) }
    }
    return nil
  }

  /// Longer ends first.
  private static let endings: [(String, @Sendable (SymbolShape) -> SymbolShape)] = [
    (".circle.fill", { ring(around: $0) }),
    (".square.fill", { square(around: $0) }),
    (".circle", { ring(around: $0) }),
    (".square", { square(around: $0) }),
    (".fill", { $0.filled }),
  ]

  private static func ring(around shape: SymbolShape) -> SymbolShape {
    shape.fitted(into: 9, of: 20).circle(10, 10, 8.6)
  }

  private static func square(around shape: SymbolShape) -> SymbolShape {
    shape.fitted(into: 9, of: 20).box(1.6, 1.6, 16.8, 16.8, radius: 3.6)
  }
}

extension SymbolShape {
  /// The shape in the middle of a square of `side` points, no more than `room` points wide or high.
  fileprivate func fitted(into room: CGFloat, of side: CGFloat) -> SymbolShape {
    let factor = room / max(size.width, size.height, 1)
    let transform = CGAffineTransform(scaleX: factor, y: factor).concatenating(
      CGAffineTransform(
        translationX: (side - size.width * factor) / 2,
        y: (side - size.height * factor) / 2))
    var shape = SymbolShape(side, side)
    shape.strokes = strokes.applying(transform)
    shape.fills = fills.applying(transform)
    return shape
  }
}
