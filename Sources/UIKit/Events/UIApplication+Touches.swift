extension UIApplication {
  /// A finger goes down at a point of the screen. Answers the touch to move and lift.
  public func touchDown(at point: CGPoint) -> UITouch {
    let touch = UITouch(screenLocation: point, timestamp: clock.now)
    for window in windows.reversed() {
      let inside = point.applying(window.toScreen.inverted())
      if let view = window.hitTest(inside, with: nil) {
        touch.window = window
        touch.view = view
        break
      }
    }
    send(touch)
    return touch
  }

  /// The finger moves to a point of the screen.
  public func touchMove(_ touch: UITouch, to point: CGPoint) {
    touch.phase = .moved
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = point
    touch.timestamp = clock.now
    send(touch)
  }

  /// The finger is lifted where it is.
  public func touchUp(_ touch: UITouch) {
    touch.phase = .ended
    touch.timestamp = clock.now
    send(touch)
  }

  /// The system takes the finger away.
  public func touchCancel(_ touch: UITouch) {
    touch.phase = .cancelled
    touch.timestamp = clock.now
    send(touch)
  }

  private func send(_ touch: UITouch) {
    sendEvent(UIEvent(touches: [touch], timestamp: clock.now))
  }
}
