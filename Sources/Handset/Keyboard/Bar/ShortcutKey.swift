import UIKit

/// The keys at the left of a tablet's bar.
enum ShortcutKey: Hashable, CaseIterable {
  case undo
  case redo
  case paste

  /// What the key does to what is typed into.
  var command: EditingCommand {
    switch self {
    case .undo: .undo
    case .redo: .redo
    case .paste: .paste
    }
  }

  /// The name that the key is found by.
  var name: String {
    switch self {
    case .undo: "undo"
    case .redo: "redo"
    case .paste: "paste"
    }
  }

  /// Draws the sign around `center`, 18 points wide.
  @MainActor
  func draw(center: CGPoint, ink: CGColor, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.setStrokeColor(ink)
    let style = StrokeStyle(width: 1.6, cap: .round, join: .round)
    switch self {
    case .undo: context.stroke(Self.arrow(side: 1), style: style)
    case .redo: context.stroke(Self.arrow(side: -1), style: style)
    case .paste:
      context.stroke(
        CGPath(
          roundedRect: CGRect(x: -6.5, y: -7.5, width: 13, height: 16), cornerWidth: 2,
          cornerHeight: 2), style: style)
      context.stroke(
        CGPath(
          roundedRect: CGRect(x: -3, y: -9.5, width: 6, height: 3.6), cornerWidth: 1.2,
          cornerHeight: 1.2), style: style)
    }
    context.restoreGState()
  }

  /// An arrow that turns back to the left, or to the right for a side of -1.
  private static func arrow(side: CGFloat) -> CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: -8 * side, y: -2))
    path.addLine(to: CGPoint(x: 3 * side, y: -2))
    path.addCurve(
      to: CGPoint(x: 3 * side, y: 7), control1: CGPoint(x: 9.5 * side, y: -2),
      control2: CGPoint(x: 9.5 * side, y: 7))
    path.addLine(to: CGPoint(x: -2 * side, y: 7))
    path.move(to: CGPoint(x: -3.5 * side, y: -6.5))
    path.addLine(to: CGPoint(x: -8 * side, y: -2))
    path.addLine(to: CGPoint(x: -3.5 * side, y: 2.5))
    return path
  }
}
