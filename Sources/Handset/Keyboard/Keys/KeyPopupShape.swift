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

  /// The shape over a key, in the keyboard's space. At the sides of the keyboard, `left` and
  /// `right`, only the inner side widens; lying down the bubble is lower and stays on the keyboard.
  init(over key: CGRect, left: CGFloat, right: CGFloat, isLandscape: Bool) {
    foot = key
    let minX = key.minX - Self.overhang < left ? key.minX : key.minX - Self.overhang
    let maxX = key.maxX + Self.overhang > right ? key.maxX : key.maxX + Self.overhang
    let usual = key.minY - Self.gap - (isLandscape ? 40 : 52)
    // Over the top row of a keyboard without a bar it covers part of the key.
    let top = isLandscape ? max(0, usual) : usual
    let bottom = max(key.minY - Self.gap, top + Self.leastHeight)
    bubble = CGRect(x: minX, y: top, width: maxX - minX, height: bottom - top)
  }

  /// The least height of a bubble that has to stay on the keyboard, points; estimated.
  private static let leastHeight: CGFloat = 26

  /// The shape of a bubble at a given place that goes out from a key.
  init(foot: CGRect, bubble: CGRect) {
    self.foot = foot
    self.bubble = bubble
  }

  /// Fills an outline and draws its rim.
  @MainActor
  static func draw(_ outline: CGPath, colors: KeyboardColors, in context: CGContext) {
    context.setFillColor(colors.bubble)
    context.fill(outline, evenOdd: false)
    context.setStrokeColor(colors.bubbleRim)
    context.stroke(outline, style: StrokeStyle(width: 1 / UIScreen.main.scale))
  }

  /// The box around the whole.
  var frame: CGRect { bubble.union(foot) }

  /// The outline.
  var path: CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: bubble.minX, y: bubble.minY + Self.corner))
    path.addArc(
      center: CGPoint(x: bubble.minX + Self.corner, y: bubble.minY + Self.corner),
      radius: Self.corner, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: true)
    path.addArc(
      center: CGPoint(x: bubble.maxX - Self.corner, y: bubble.minY + Self.corner),
      radius: Self.corner, startAngle: 1.5 * .pi, endAngle: 2 * .pi, clockwise: true)
    addRightFlank(&path)
    path.addArc(
      center: CGPoint(x: foot.maxX - Self.footCorner, y: foot.maxY - Self.footCorner),
      radius: Self.footCorner, startAngle: 0, endAngle: 0.5 * .pi, clockwise: true)
    path.addArc(
      center: CGPoint(x: foot.minX + Self.footCorner, y: foot.maxY - Self.footCorner),
      radius: Self.footCorner, startAngle: 0.5 * .pi, endAngle: .pi, clockwise: true)
    addLeftFlank(&path)
    path.closeSubpath()
    return path
  }

  private static let corner: CGFloat = 10
  private static let footCorner: CGFloat = 5

  private var flankEnd: CGFloat {
    min(bubble.maxY + Self.flankHeight, foot.maxY - Self.footCorner)
  }

  /// Whether a bubble reaches so far beyond the key that it has lower corners of its own.
  private static func hasCorner(reaching reach: CGFloat) -> Bool { reach >= overhang + corner }

  /// Down the bubble's right side to the foot: an S-curve, or a corner, an edge and a hollow.
  private func addRightFlank(_ path: inout CGPath) {
    let middle = (bubble.maxY + flankEnd) / 2
    let end = CGPoint(x: foot.maxX, y: flankEnd)
    guard Self.hasCorner(reaching: bubble.maxX - foot.maxX) else {
      path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY))
      path.addCurve(
        to: end, control1: CGPoint(x: bubble.maxX, y: middle),
        control2: CGPoint(x: foot.maxX, y: middle))
      return
    }
    path.addArc(
      center: CGPoint(x: bubble.maxX - Self.corner, y: bubble.maxY - Self.corner),
      radius: Self.corner, startAngle: 0, endAngle: 0.5 * .pi, clockwise: true)
    path.addLine(to: CGPoint(x: foot.maxX + Self.overhang, y: bubble.maxY))
    path.addCurve(
      to: end, control1: CGPoint(x: foot.maxX, y: bubble.maxY),
      control2: CGPoint(x: foot.maxX, y: middle))
  }

  /// Up from the foot to the bubble's left side, the mirror image.
  private func addLeftFlank(_ path: inout CGPath) {
    let middle = (bubble.maxY + flankEnd) / 2
    path.addLine(to: CGPoint(x: foot.minX, y: flankEnd))
    guard Self.hasCorner(reaching: foot.minX - bubble.minX) else {
      path.addCurve(
        to: CGPoint(x: bubble.minX, y: bubble.maxY),
        control1: CGPoint(x: foot.minX, y: middle), control2: CGPoint(x: bubble.minX, y: middle))
      return
    }
    path.addCurve(
      to: CGPoint(x: foot.minX - Self.overhang, y: bubble.maxY),
      control1: CGPoint(x: foot.minX, y: middle),
      control2: CGPoint(x: foot.minX, y: bubble.maxY))
    path.addArc(
      center: CGPoint(x: bubble.minX + Self.corner, y: bubble.maxY - Self.corner),
      radius: Self.corner, startAngle: 0.5 * .pi, endAngle: .pi, clockwise: true)
  }
}
