import Testing

@testable import QuartzCore

@MainActor
@Suite("Many events on the clock")
struct MediaClockOrderTests {
  @Test("run in order of time and of being scheduled, without those that were cancelled")
  func order() {
    let clock = MediaClock()
    var ran: [Int] = []
    var events: [ScheduledEvent] = []
    for number in 0..<200 {
      events.append(clock.schedule(at: Double((number * 7) % 5)) { ran.append(number) })
    }
    for number in stride(from: 0, to: 200, by: 3) { events[number].cancel() }
    events[0].cancel()
    clock.advance(to: 10)
    let expected = (0..<200).filter { $0 % 3 != 0 }
      .sorted { (($0 * 7) % 5, $0) < (($1 * 7) % 5, $1) }
    #expect(ran == expected)
    #expect(clock.nextDueTime == nil)
  }
}
