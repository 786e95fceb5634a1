import UIKit

/// The shape of the bubble that a pressed letter opens: the key itself as its foot, curved
/// flanks, and a wider bubble above (APPEARANCE 7.3).
struct KeyPopupShape: Hashable {
  /// How far the bubble reaches beyond the key on each side.
  static let overhang: CGFloat = 8
  /// From the key's top to the bubble's.
  static let rise: CGFloat = 58
  /// The height of the bubble.
  static let bubbleHeight: CGFloat = 52
  /// The height of the flanks.
  static let flankHeight: CGFloat = 15

  /// The key.
  let foot: CGRect
  /// The bubble, without its flanks.
  let bubble: CGRect

  /// The shape over a key. The bubble keeps between `left` and `right`, and, when `top` is
  /// given, below that.
  init(over key: CGRect, left: CGFloat, right: CGFloat, top: CGFloat?) {
    foot = key
    let minX = key.minX - Self.overhang < left ? key.minX : key.minX - Self.overhang
    let maxX = key.maxX + Self.overhang > right ? key.maxX : key.maxX + Self.overhang
    let maxY = key.minY + Self.bubbleHeight - Self.rise
    let minY = max(key.minY - Self.rise, top ?? -.greatestFiniteMagnitude)
    bubble = CGRect(x: minX, y: minY, width: maxX - minX, height: max(0, maxY - minY))
  }

  /// The box around the whole.
  var frame: CGRect { bubble.union(foot) }

  /// The outline.
  var path: CGPath {
    let corner: CGFloat = 10
    let footCorner: CGFloat = 5
    let top = min(corner, bubble.height / 2)
    let flankEnd = bubble.maxY + Self.flankHeight
    let middle = (bubble.maxY + flankEnd) / 2
    var path = CGPath()
    path.move(to: CGPoint(x: bubble.minX, y: bubble.minY + top))
    path.addArc(
      center: CGPoint(x: bubble.minX + top, y: bubble.minY + top), radius: top,
      startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
    path.addArc(
      center: CGPoint(x: bubble.maxX - top, y: bubble.minY + top), radius: top,
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
