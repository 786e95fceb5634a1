/// Delivers what the screen reports to the views.
@MainActor
final class TouchDispatcher {
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches(for: window) ?? []
    for touch in touches {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .stationary: break
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      }
    }
  }
}
