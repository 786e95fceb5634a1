/// The sideways drag that brings the buttons of a row into sight.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private var table: UITableView? { view as? UITableView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, table?.closesSwipe(at: touch.location(in: table)) == true {
      // The touch that puts the buttons away does nothing else.
      state = .began
      state = .ended
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func countedMovement(of movement: CGPoint) -> CGPoint {
    guard abs(movement.x) > abs(movement.y), let table,
      table.maySwipe(at: location(in: table), towards: movement.x)
    else { return .zero }
    return CGPoint(x: movement.x, y: 0)
  }
}
