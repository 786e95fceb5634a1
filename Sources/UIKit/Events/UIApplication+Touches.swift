/// The host's way in: fingers on the screen, in screen coordinates (points). Several may be
/// down at once.
extension UIApplication {
  /// A finger goes down at a point of the screen. Answers the touch to move and lift.
  @discardableResult
  public func touchDown(at point: CGPoint) -> UITouch {
    textEffects.menu.fingerWillTouch(at: point)
    let touch = fingers.put(at: point, time: clock.now)
    let event = UIEvent(touches: fingers.all, timestamp: clock.now)
    for window in windows.reversed() {
      let inside = point.applying(window.toScreen.inverted())
      if let view = window.hitTest(inside, with: event) {
        touch.window = window
        touch.view = view
        break
      }
    }
    send(event, of: touch)
    return touch
  }

  /// The finger moves to a point of the screen.
  public func touchMove(_ touch: UITouch, to point: CGPoint) {
    guard isDown(touch) else { return }
    touch.phase = .moved
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = point
    send(touch)
  }

  /// The finger is lifted where it is.
  public func touchUp(_ touch: UITouch) {
    guard isDown(touch) else { return }
    touch.phase = .ended
    send(touch)
    fingers.lift(touch, time: clock.now)
  }

  /// The system takes the finger away.
  public func touchCancel(_ touch: UITouch) {
    guard isDown(touch) else { return }
    touch.phase = .cancelled
    send(touch)
    fingers.lift(touch, time: clock.now)
  }

  private func isDown(_ touch: UITouch) -> Bool {
    touch.phase != .ended && touch.phase != .cancelled
  }

  private func send(_ touch: UITouch) {
    touch.timestamp = clock.now
    send(UIEvent(touches: fingers.all, timestamp: clock.now), of: touch)
  }

  private func send(_ event: UIEvent, of touch: UITouch) {
    fingers.rest(except: touch)
    if let window = touch.window, windows.contains(window) {
      sendEvent(event)
    } else {
      // The window left the screen under the finger: for its views the finger is gone.
      let phase = touch.phase
      touch.phase = .cancelled
      touchDispatcher.deliver(event, touches: [touch])
      touch.phase = phase
    }
  }
}
