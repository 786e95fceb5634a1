/// Recognises a drag that comes in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where a drag may start.
  open var edges: UIRectEdge = []

  /// Points from the edge where a finger may go down (APPEARANCE 6).
  static let reach: CGFloat = 20

  /// Fails where the finger is not at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let bounds = UIScreen.main.bounds
    let isAtEdge = touches.allSatisfy { touch in
      let point = touch.screenLocation
      return edges.contains(.left) && point.x <= bounds.minX + Self.reach
        || edges.contains(.right) && point.x >= bounds.maxX - Self.reach
        || edges.contains(.top) && point.y <= bounds.minY + Self.reach
        || edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach
    }
    guard isAtEdge || state != .possible else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// Fails where the finger goes along the edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, totalMovement.distance(to: .zero) >= Self.hysteresis,
      countedMovement(of: totalMovement) == .zero
    else { return }
    state = .failed
  }

  /// Counts movement across the edges.
  override func countedMovement(of movement: CGPoint) -> CGPoint {
    let isSideways = !edges.isDisjoint(with: [.left, .right])
    let isUpright = !edges.isDisjoint(with: [.top, .bottom])
    if isSideways, !isUpright, abs(movement.y) > abs(movement.x) { return .zero }
    if isUpright, !isSideways, abs(movement.x) > abs(movement.y) { return .zero }
    return movement
  }
}
