import UIKit

/// The shape of the bubble that a pressed letter opens: the key itself as its foot, curved
/// flanks, and a wider bubble above (APPEARANCE 7.3).
struct KeyPopupShape: Hashable {
  /// How far the bubble reaches beyond the key on each side.
  static let overhang: CGFloat = 8
  /// From the bubble down to the key's top; there the flanks begin.
  static let gap: CGFloat = 6
  /// The height of the flanks.
  static let flankHeight: CGFloat = 15

  /// The key.
  let foot: CGRect
  /// The bubble, without its flanks.
  let bubble: CGRect

  /// The shape over a key. At the sides of the keyboard, `left` and `right`, only the inner side
  /// widens; lying down the bubble is lower.
  init(over key: CGRect, left: CGFloat, right: CGFloat, isLandscape: Bool) {
    foot = key
    let minX = key.minX - Self.overhang < left ? key.minX : key.minX - Self.overhang
    let maxX = key.maxX + Self.overhang > right ? key.maxX : key.maxX + Self.overhang
    let height: CGFloat = isLandscape ? 40 : 52
    bubble = CGRect(
      x: minX, y: key.minY - Self.gap - height, width: maxX - minX, height: height)
  }

  /// The box around the whole.
  var frame: CGRect { bubble.union(foot) }

  /// The outline.
  var path: CGPath {
    let corner: CGFloat = 10
    let footCorner: CGFloat = 5
    let flankEnd = bubble.maxY + Self.flankHeight
    let middle = (bubble.maxY + flankEnd) / 2
    var path = CGPath()
    path.move(to: CGPoint(x: bubble.minX, y: bubble.minY + corner))
    path.addArc(
      center: CGPoint(x: bubble.minX + corner, y: bubble.minY + corner), radius: corner,
      startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
    path.addArc(
      center: CGPoint(x: bubble.maxX - corner, y: bubble.minY + corner), radius: corner,
      startAngle: 1.5 * .pi, endAngle: 2 * .pi, clockwise: true)
    path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY))
    path.addCurve(
      to: CGPoint(x: foot.maxX, y: flankEnd), control1: CGPoint(x: bubble.maxX, y: middle),
      control2: CGPoint(x: foot.maxX, y: middle))
    path.addArc(
      center: CGPoint(x: foot.maxX - footCorner, y: foot.maxY - footCorner), radius: footCorner,
      startAngle: 0, endAngle: 0.5 * .pi, clockwise: true)
    path.addArc(
      center: CGPoint(x: foot.minX + footCorner, y: foot.maxY - footCorner), radius: footCorner,
      startAngle: 0.5 * .pi, endAngle: .pi, clockwise: true)
    path.addLine(to: CGPoint(x: foot.minX, y: flankEnd))
    path.addCurve(
      to: CGPoint(x: bubble.minX, y: bubble.maxY), control1: CGPoint(x: foot.minX, y: middle),
      control2: CGPoint(x: bubble.minX, y: middle))
    path.closeSubpath()
    return path
  }
}
