/// The fingers that are on the screen now, and what makes a tap follow another.
@MainActor
struct Fingers {
  private var down: [UITouch] = []
  private var count = 0
  private var lastTap: (count: Int, location: CGPoint, time: TimeInterval)?

  var all: Set<UITouch> { Set(down) }

  mutating func put(at location: CGPoint, time: TimeInterval) -> UITouch {
    count += 1
    let touch = UITouch(screenLocation: location, timestamp: time, serial: count)
    if let lastTap, time - lastTap.time <= TapRules.longestPause,
      TapRules.isNear(location, lastTap.location)
    {
      touch.tapCount = lastTap.count + 1
    }
    down.append(touch)
    return touch
  }

  /// All other fingers rest while one does something.
  func rest(except touch: UITouch) {
    for other in down where other !== touch { other.phase = .stationary }
  }

  mutating func lift(_ touch: UITouch, time: TimeInterval) {
    down.removeAll { $0 === touch }
    lastTap = (touch.tapCount, touch.screenLocation, time)
  }
}
