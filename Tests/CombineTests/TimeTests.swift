import Combine
import Testing
import UIKit

@MainActor @Suite struct TimeTests {
  /// Tests of a suite take turns, so each makes its clock the current one itself.
  private func newClock() -> MediaClock {
    let clock = MediaClock()
    MediaClock.current = clock
    return clock
  }

  @Test func aDebouncedValueWaitsForQuiet() {
    let clock = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main).recorded()
    subject.send(1)
    clock.advance(to: 0.4)
    subject.send(2)
    clock.advance(to: 0.8)
    #expect(recorder.values == [])
    clock.advance(to: 0.9)
    #expect(recorder.values == [2])
  }

  @Test func aThrottledPublisherSendsOncePerSpan() {
    let clock = newClock()
    for (latest, expected) in [(true, [1, 3, 4]), (false, [1, 2, 4])] {
      let start = clock.now
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest).recorded()
      subject.send(1)
      clock.advance(to: start + 0.2)
      subject.send(2)
      clock.advance(to: start + 0.4)
      subject.send(3)
      #expect(recorder.values == [1])
      clock.advance(to: start + 1)
      clock.advance(to: start + 2.5)
      subject.send(4)
      #expect(recorder.values == expected)
    }
  }

  @Test func aDelayKeepsOrderAndEnd() {
    let clock = newClock()
    let recorder = (1...2).publisher.delay(for: .milliseconds(250), scheduler: RunLoop.main)
      .recorded()
    clock.advance(to: 0.2)
    #expect(recorder.values == [])
    clock.advance(to: 0.25)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func theMainQueueDeliversAtTheNextInstantOfTheClock() {
    let clock = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.receive(on: DispatchQueue.main).recorded()
    subject.send(1)
    #expect(recorder.values == [])
    clock.advance(to: clock.now)
    #expect(recorder.values == [1])
  }

  @Test func subscribingCanWaitForTheMainQueue() {
    let clock = newClock()
    let recorder = Just(1).subscribe(on: DispatchQueue.main).recorded()
    #expect(recorder.values == [])
    clock.advance(to: 0)
    #expect(recorder.values == [1])
  }

  @Test func aTimerTicksOnThePhonesClock() {
    let clock = newClock()
    var dates: [Date] = []
    let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { dates.append($0) }
    clock.advance(to: 1.2)
    #expect(dates.count == 2)
    #expect(dates.last?.timeIntervalSince(UIApplication.shared.startDate) == 1)
    cancellable.cancel()
    clock.advance(to: 3)
    #expect(dates.count == 2)
    #expect(clock.nextDueTime == nil)
  }
}
