import Foundation
import QuartzCore

/// A rectangle at the origin with some of its corners rounded.
struct RoundedShape: Hashable {
  var size: CGSize
  var radius: CGFloat
  var curve: CALayerCornerCurve
  var corners: CACornerMask

  init(size: CGSize, radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask) {
    self.size = size
    self.radius = max(0, min(radius, size.width / 2, size.height / 2))
    self.curve = curve
    self.corners = corners
  }

  /// Whether no corner is rounded.
  var isRectangle: Bool { !(radius > 0) || corners.isEmpty }

  /// How far from the corner the curve of a continuous corner starts, in radii.
  static let reach: CGFloat = 1.52866483

  /// How far from a corner its curve starts along x and y.
  var extent: CGSize {
    guard curve == .continuous else { return CGSize(width: radius, height: radius) }
    return CGSize(
      width: min(radius * Self.reach, size.width / 2),
      height: min(radius * Self.reach, size.height / 2))
  }

  /// The outline.
  var path: CGPath {
    let rect = CGRect(origin: .zero, size: size)
    guard !isRectangle else { return CGPath(rect: rect) }
    var path = CGPath()
    let (width, height) = (size.width, size.height)
    // Clockwise from the top left corner; each is written for the top left one and mirrored.
    addCorner(.layerMinXMinYCorner, to: &path, turned: false) { CGPoint(x: $0, y: $1) }
    addCorner(.layerMaxXMinYCorner, to: &path, turned: true) { CGPoint(x: width - $0, y: $1) }
    addCorner(.layerMaxXMaxYCorner, to: &path, turned: false) {
      CGPoint(x: width - $0, y: height - $1)
    }
    addCorner(.layerMinXMaxYCorner, to: &path, turned: true) { CGPoint(x: $0, y: height - $1) }
    path.closeSubpath()
    return path
  }

  /// Adds one corner, from the y side to the x side or, turned, the other way.
  private func addCorner(
    _ corner: CACornerMask, to path: inout CGPath, turned: Bool,
    place: (CGFloat, CGFloat) -> CGPoint
  ) {
    var points = corners.contains(corner) ? cornerPoints : [.zero]
    if turned { points.reverse() }
    let placed = points.map { place($0.x, $0.y) }
    if path.isEmpty { path.move(to: placed[0]) } else { path.addLine(to: placed[0]) }
    for start in stride(from: 1, to: placed.count, by: 3) {
      path.addCurve(
        to: placed[start + 2], control1: placed[start], control2: placed[start + 1])
    }
  }

  /// End and control points of a corner at the origin, from (0, extent) to (extent, 0).
  private var cornerPoints: [CGPoint] {
    switch curve {
    case .circular:
      let handle = radius * (1 - 0.5522847498)
      return [
        CGPoint(x: 0, y: radius), CGPoint(x: 0, y: handle), CGPoint(x: handle, y: 0),
        CGPoint(x: radius, y: 0),
      ]
    case .continuous:
      let along = Self.half(smoothness: smoothness(of: size.width))
      let down = Self.half(smoothness: smoothness(of: size.height))
      let y = down.map { CGPoint(x: $0.across * radius, y: $0.along * radius) }
      let x = along.map { CGPoint(x: $0.along * radius, y: $0.across * radius) }
      return y + x.reversed()
    }
  }

  /// 1 where a side has room for the whole curve, 0 where it has room for a quarter circle only.
  private func smoothness(of side: CGFloat) -> CGFloat {
    max(0, min(1, (side / 2 / radius - 1) / (Self.reach - 1)))
  }

  /// Half a corner, from its start on the side to the control point in its middle, in radii:
  /// distance from the corner along the side and away from it.
  private static func half(smoothness: CGFloat) -> [(along: CGFloat, across: CGFloat)] {
    // The continuous corner of iOS is three Bézier curves (APPEARANCE 1.3). A quarter circle cut
    // at the same places is its limit for sides that are too short.
    let full: [(CGFloat, CGFloat)] = [
      (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956),
    ]
    let circle: [(CGFloat, CGFloat)] = [
      (1, 0), (0.8738, 0), (0.7488, 0.0239), (0.63149379, 0.0704), (0.3750, 0.1721),
    ]
    return zip(full, circle).map { one, other in
      (
        other.0 + (one.0 - other.0) * smoothness, other.1 + (one.1 - other.1) * smoothness
      )
    }
  }
}
