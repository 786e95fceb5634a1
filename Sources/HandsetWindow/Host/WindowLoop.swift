import Foundation

/// Ties window and session together: waits, passes events and time on, shows pictures. With
/// nothing moving it waits for the next event or for the next thing that is due, and uses no
/// processor time.
@MainActor
struct WindowLoop {
  /// Seconds between pictures while something moves.
  private static let frame: TimeInterval = 1.0 / 60
  /// Seconds between looks at whether tasks of the app can go on, while some wait.
  private static let taskPause: TimeInterval = 0.02

  let window: SDLWindow
  let session: WindowSession

  /// From now on the phone's pasteboard is the desktop's clipboard.
  init(window: SDLWindow, session: WindowSession) {
    self.window = window
    self.session = session
    session.onCopy = window.setClipboard
    session.hostClipboard = { window.clipboard }
  }

  func run() {
    let clock = ContinuousClock()
    var last = clock.now
    while !session.isFinished {
      let beforePicture = clock.now
      show()
      let pictureDuration = (clock.now - beforePicture).seconds
      var deadline = session.timeUntilNextChange.map {
        session.hasBacklog ? 0 : max($0, nextFrameDelay(clock, last))
      }
      if session.hasWaitingTasks {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        deadline = min(deadline ?? Self.taskPause, Self.taskPause)
      }
      var event = window.waitForEvent(timeout: deadline)
      let now = clock.now
      session.advance(by: (now - last).seconds)
      last = now
      // Taken from the host at once, whose own queue drops what comes when it is full.
      while let pending = event {
        session.enqueue(pending)
        event = window.nextEvent()
      }
      session.workOff(afterPicture: pictureDuration) { (clock.now - now).seconds }
    }
  }

  private func nextFrameDelay(_ clock: ContinuousClock, _ last: ContinuousClock.Instant)
    -> TimeInterval
  {
    max(0, Self.frame - (clock.now - last).seconds)
  }

  private func show() {
    window.setTitle(session.title)
    window.keep(aspect: session.preferredAspect)
    session.resize(to: window.pixelSize, density: window.density)
    if let picture = session.nextPicture() {
      window.show(picture)
      if let caret = session.caretFrame { window.setCaret(caret) }
    }
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
