import Foundation
import QuartzCore
import Testing

@MainActor
struct MediaClockTests {
  /// A generator with a seed, the same numbers in each run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test("events run in order of due time, those of one instant as they were scheduled")
  func order() {
    var numbers = Numbers(state: 7)
    let clock = MediaClock()
    var ran: [Int] = []
    var expected: [(time: Int, number: Int)] = []
    var events: [ScheduledEvent] = []
    for number in 0..<400 {
      let time = numbers.next(below: 50)
      events.append(clock.schedule(at: TimeInterval(time)) { ran.append(number) })
      expected.append((time, number))
      if numbers.next(below: 3) == 0 {
        let cancelled = numbers.next(below: events.count)
        events[cancelled].cancel()
        expected.removeAll { $0.number == cancelled }
      }
    }
    for step in 0...10 { clock.advance(to: TimeInterval(step) * 5) }
    #expect(ran == expected.sorted { ($0.time, $0.number) < ($1.time, $1.number) }.map(\.number))
    #expect(clock.nextDueTime == nil)
  }

  @Test("an event that another of its instant cancels does not run")
  func cancelledInItsInstant() {
    let clock = MediaClock()
    var ran: [String] = []
    var second: ScheduledEvent?
    clock.schedule(at: 1) {
      ran.append("first")
      second?.cancel()
    }
    second = clock.schedule(at: 1) { ran.append("second") }
    clock.schedule(at: 1) { ran.append("third") }
    clock.advance(to: 2)
    #expect(ran == ["first", "third"])
  }

  @Test("endless animations are live and do not count as ending")
  func endlessMotion() {
    let before = MediaClock.current
    defer { MediaClock.current = before }
    let clock = MediaClock()
    MediaClock.current = clock
    let layer = CALayer()
    let endless = CABasicAnimation(keyPath: "opacity")
    endless.duration = 1
    endless.repeatCount = .infinity
    layer.add(endless, forKey: "endless")
    #expect((clock.liveAnimationCount, clock.endingAnimationCount) == (1, 0))
    let short = CABasicAnimation(keyPath: "opacity")
    short.duration = 1
    layer.add(short, forKey: "short")
    #expect((clock.liveAnimationCount, clock.endingAnimationCount) == (2, 1))
    clock.advance(to: 1)
    #expect((clock.liveAnimationCount, clock.endingAnimationCount) == (1, 0))
    layer.removeAllAnimations()
    #expect((clock.liveAnimationCount, clock.endingAnimationCount) == (0, 0))
  }
}
