/// The radii of a rectangle's corners, points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top left.
  public var topLeading: CGFloat
  /// At the bottom left.
  public var bottomLeading: CGFloat
  /// At the bottom right.
  public var bottomTrailing: CGFloat
  /// At the top right.
  public var topTrailing: CGFloat

  /// Radii, points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii, points.
  public var cornerRadii: RectangleCornerRadii
  /// Circular or continuous corners.
  public var style: RoundedCornerStyle

  /// A rectangle with radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with radii, points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline in a rectangle. Radii that do not fit become smaller. Corners are quarters of
  /// circles: four different ones have no common smooth curve here.
  public nonisolated func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { min(max(0, radius), most) }
    let corners: [(CGPoint, CGFloat, CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), -.pi / 2),
      (CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), 0),
      (CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), .pi / 2),
      (CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), .pi),
    ]
    var path = CGPath()
    path.move(to: CGPoint(x: rect.minX + corners[3].1, y: rect.minY))
    for (corner, radius, angle) in corners {
      guard radius > 0 else {
        path.addLine(to: corner)
        continue
      }
      let center = CGPoint(
        x: corner.x + (corner.x > rect.midX ? -radius : radius),
        y: corner.y + (corner.y > rect.midY ? -radius : radius))
      path.addArc(
        center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    path.closeSubpath()
    return Path(path)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own, points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
