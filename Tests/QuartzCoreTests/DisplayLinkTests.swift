import Foundation
import QuartzCore
import Testing

@MainActor
struct DisplayLinkTests {
  private let clock = MediaClock(now: 0.01)

  init() {
    MediaClock.current = clock
  }

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
  }

  @Test("Ticks fall on multiples of a sixtieth of the clock")
  func ticks() {
    useClock()
    var times: [Double] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      #expect(CACurrentMediaTime() == link.timestamp)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-12)
    }
    clock.advance(to: 0.1)
    #expect(times.isEmpty)
    link.add(to: .main, forMode: .common)
    clock.advance(to: 0.2)
    #expect(times == (7...12).map { Double($0) / 60 })
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
  }

  @Test("Lower rates tick at every second, third … frame")
  func rates() {
    useClock()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .default)
    clock.advance(to: 1)
    #expect(count == 30)
    link.preferredFramesPerSecond = 0
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 12)
    clock.advance(to: 2)
    #expect(count == 42)
    link.invalidate()
  }

  @Test("Pausing, removing and invalidating stop the ticks")
  func stopping() {
    useClock()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    #expect(clock.nextDueTime == nil)
    clock.advance(to: 1)
    #expect(count == 0)
    link.isPaused = false
    clock.advance(to: 1.1)
    #expect(count == 6)
    link.remove(from: .main, forMode: .default)
    clock.advance(to: 2)
    #expect(count == 6)
    link.add(to: .main, forMode: .default)
    link.invalidate()
    link.add(to: .main, forMode: .default)
    #expect(clock.nextDueTime == nil)
  }

  @Test("A link may invalidate itself in its handler")
  func selfInvalidation() {
    useClock()
    var count = 0
    let link = CADisplayLink { link in
      count += 1
      if count == 3 { link.invalidate() }
    }
    link.add(to: .main, forMode: .default)
    clock.advance(to: 1)
    #expect(count == 3)
  }
}
