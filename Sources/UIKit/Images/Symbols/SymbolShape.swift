/// The strokes and fills of a symbol that stands for one of Apple's, in points for text of 17
/// points. Only names and rough proportions are theirs; the shapes are drawn anew.
struct SymbolShape {
  var size: CGSize
  var strokes = CGPath()
  /// Filled by the even-odd rule, so that inner pieces are holes.
  var fills = CGPath()

  /// Width of strokes at regular weight.
  static let strokeWidth: CGFloat = 1.7

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
  }

  // MARK: Strokes

  func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> SymbolShape {
    var shape = self
    shape.strokes.addPath(Self.path(points, closed: closed))
    return shape
  }

  func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolShape {
    var shape = self
    shape.strokes.addPath(Self.disc(x, y, radius))
    return shape
  }

  func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> SymbolShape {
    var shape = self
    shape.strokes.addPath(
      CGPath(
        roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
        cornerHeight: radius))
    return shape
  }

  func stroke(_ path: CGPath) -> SymbolShape {
    var shape = self
    shape.strokes.addPath(path)
    return shape
  }

  // MARK: Fills

  func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolShape {
    fill(Self.disc(x, y, radius))
  }

  func fillBox(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> SymbolShape {
    fill(
      CGPath(
        roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
        cornerHeight: radius))
  }

  func fill(_ path: CGPath) -> SymbolShape {
    var shape = self
    shape.fills.addPath(path)
    return shape
  }

  func polygon(_ points: (CGFloat, CGFloat)...) -> SymbolShape {
    fill(Self.path(points, closed: true))
  }

  /// The same shape with what is outlined filled as well.
  var filled: SymbolShape { fill(strokes) }

  // MARK: Pieces

  static func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> CGPath {
    var path = CGPath()
    for (place, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  // MARK: Picture

  /// The symbol as a drawing: `factor` times as large, strokes `weight` times as thick.
  @MainActor
  func drawing(factor: CGFloat, weight: CGFloat) -> Drawing {
    let scaling = CGAffineTransform(scaleX: factor, y: factor)
    var drawing = Drawing(
      size: CGSize(width: size.width * factor, height: size.height * factor))
    if !fills.isEmpty {
      drawing.commands.append(.fill(fills.applying(scaling), color: .black, evenOdd: true))
    }
    if !strokes.isEmpty {
      let style = StrokeStyle(
        width: Self.strokeWidth * factor * weight, cap: .round, join: .round)
      drawing.commands.append(.stroke(strokes.applying(scaling), color: .black, style: style))
    }
    return drawing
  }
}
