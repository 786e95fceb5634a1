extension Path {
  /// A rectangle with round corners, points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      CGPath(roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height))
  }

  /// Adds a part of a circle between two angles, from where the piece has come to. In this space,
  /// whose y goes down, `clockwise` is what the eye sees as counterclockwise, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var path = cgPath
    path.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: !clockwise)
    self = Path(path)
  }

  /// Adds a rectangle with round corners, points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }

  /// Adds straight lines between points, from the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Where the next line would start; `nil` in an empty outline.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// The outline elsewhere, points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
