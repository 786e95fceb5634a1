import UIKit

/// What stands on the return key of the rounded look in the place of a word.
enum ReturnSymbol: Hashable {
  case newLine
  case go
  case search
  case send
  case done

  /// The symbol of a type; `nil` where the word stays.
  init?(_ type: UIReturnKeyType) {
    switch type {
    case .default: self = .newLine
    case .go, .next, .continue, .route: self = .go
    case .search, .google, .yahoo: self = .search
    case .send: self = .send
    case .done: self = .done
    case .join, .emergencyCall: return nil
    }
  }

  /// The strokes round the origin, points.
  var path: CGPath {
    var path = CGPath()
    switch self {
    case .newLine:
      path.move(to: CGPoint(x: 8.5, y: -6))
      path.addLine(to: CGPoint(x: 8.5, y: 1.5))
      path.addLine(to: CGPoint(x: -8, y: 1.5))
      path.move(to: CGPoint(x: -3.5, y: -3))
      path.addLine(to: CGPoint(x: -8, y: 1.5))
      path.addLine(to: CGPoint(x: -3.5, y: 6))
    case .go:
      path.move(to: CGPoint(x: -8.5, y: 0))
      path.addLine(to: CGPoint(x: 8.5, y: 0))
      path.move(to: CGPoint(x: 2.5, y: -6))
      path.addLine(to: CGPoint(x: 8.5, y: 0))
      path.addLine(to: CGPoint(x: 2.5, y: 6))
    case .search:
      path.addPath(CGPath(ellipseIn: CGRect(x: -8, y: -8, width: 12.5, height: 12.5)))
      path.move(to: CGPoint(x: 3, y: 3))
      path.addLine(to: CGPoint(x: 8.5, y: 8.5))
    case .send:
      path.move(to: CGPoint(x: 0, y: 8.5))
      path.addLine(to: CGPoint(x: 0, y: -8.5))
      path.move(to: CGPoint(x: -6, y: -2.5))
      path.addLine(to: CGPoint(x: 0, y: -8.5))
      path.addLine(to: CGPoint(x: 6, y: -2.5))
    case .done:
      path.move(to: CGPoint(x: -7.5, y: 0.5))
      path.addLine(to: CGPoint(x: -2, y: 6.5))
      path.addLine(to: CGPoint(x: 7.5, y: -7))
    }
    return path
  }
}
