import Combine
import Foundation
import Testing
import UIKit

private struct Broken: Error, Equatable {}

/// Keeps what is written.
private final class Log: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}

@MainActor @Suite struct RestTests {
  private func newClock() -> MediaClock {
    let clock = MediaClock()
    MediaClock.current = clock
    return clock
  }

  @Test func allThatGoesThroughIsWrittenDown() {
    let log = Log()
    let recorder = [1, 2].publisher.print("it", to: log).recorded()
    #expect(recorder.values == [1, 2])
    let lines = log.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("it: receive subscription: (") == true)
    #expect(
      lines.dropFirst() == [
        "it: request unlimited", "it: receive value: (1)", "it: receive value: (2)",
        "it: receive finished",
      ])
  }

  @Test func nilIsReplaced() {
    let recorder = [1, nil, 3].publisher.replaceNil(with: 0).recorded()
    #expect(recorder.values == [1, 0, 3])
  }

  @Test func quietEndsAPublisherWithATimeout() {
    let clock = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.timeout(.seconds(1), scheduler: DispatchQueue.main).recorded()
    clock.advance(to: 0.9)
    subject.send(1)
    clock.advance(to: 1.8)
    #expect(!recorder.isFinished)
    clock.advance(to: 1.9)
    #expect(recorder.isFinished)
    subject.send(2)
    #expect(recorder.values == [1])
  }

  @Test func valuesAreCollectedByTime() {
    let clock = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded()
    subject.send(1)
    clock.advance(to: 0.5)
    subject.send(2)
    clock.advance(to: 1)
    clock.advance(to: 2)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func valuesAreCollectedByTimeOrCount() {
    _ = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).recorded()
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [[1, 2], [3, 4]])
  }

  @Test func theTimeBetweenValuesIsMeasured() {
    let clock = newClock()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.measureInterval(using: RunLoop.main).recorded()
    clock.advance(to: 0.5)
    subject.send(1)
    clock.advance(to: 2)
    subject.send(2)
    #expect(recorder.values.map(\.timeInterval) == [0.5, 1.5])
  }

  @Test func optionalsAndResultsPublish() {
    #expect(Optional(1).publisher.recorded().values == [1])
    #expect(Int?.none.publisher.recorded().values == [])
    #expect(Result<Int, Never>.success(2).publisher.recorded().values == [2])
    var error: Broken?
    let failing = Result<Int, Broken>.failure(Broken()).publisher.sink {
      if case .failure(let reason) = $0 { error = reason }
    } receiveValue: { _ in
    }
    withExtendedLifetime(failing) {}
    #expect(error == Broken())
  }

  @Test func aRecordingIsPlayed() {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .finished)
    }
    #expect(record.recorded().values == [1, 2])
  }

  @Test func aSubscriberIsMadeOfClosures() {
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        values.append($0)
        return $0 < 2 ? .max(1) : .none
      })
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(values == [1, 2])
  }

  @Test func valuesAreAwaited() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }
}
