import Combine
import Testing

@Suite struct QuestionTests {
  @Test func questionsAreAnsweredOnceTheyAreDecided() {
    let subject = PassthroughSubject<Int, Never>()
    let contains = subject.contains(3).recorded()
    let all = subject.allSatisfy { $0 < 3 }.recorded()
    let last = subject.last().recorded()
    subject.send(1)
    #expect(contains.values.isEmpty && all.values.isEmpty && last.values.isEmpty)
    subject.send(3)
    #expect(contains.values == [true] && contains.isFinished)
    #expect(all.values == [false] && all.isFinished)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(last.values == [4] && last.isFinished)
    #expect([1, 2].publisher.contains(5).recorded().values == [false])
    #expect([1, 2].publisher.allSatisfy { $0 > 0 }.recorded().values == [true])
    #expect((1...5).publisher.last { $0.isMultiple(of: 2) }.recorded().values == [4])
  }

  @Test func emptinessIsReplacedWhenItIsAskedFor() {
    let recorder = Empty<Int, Never>().replaceEmpty(with: 7).recorded(demand: .none)
    #expect(recorder.values.isEmpty && recorder.completions.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [7] && recorder.isFinished)
    #expect(Just(1).replaceEmpty(with: 7).recorded().values == [1])
  }

  @Test func outputIsIgnoredAndTheEndIsNot() {
    let recorder = (1...3).publisher.ignoreOutput().recorded()
    #expect(recorder.values.isEmpty && recorder.isFinished)
  }

  @Test func afterAFailureOneMaySubscribeAnew() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Mishap> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Mishap(number: attempts)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    let recorder = flaky.retry(2).recorded()
    #expect(recorder.values == [3] && recorder.isFinished)
    attempts = 0
    #expect(flaky.retry(1).recorded().completions == [.failure(Mishap(number: 2))])
  }

  @Test func quietAndSpansSendNoMoreThanIsAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.throttle(for: .zero, scheduler: ImmediateScheduler.shared, latest: true)
      .recorded(demand: .max(1))
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [1])
    recorder.subscription?.cancel()
    subject.send(3)
    #expect(recorder.values == [1] && recorder.completions.isEmpty)
  }

  @Test func aSharedPublisherRunsOnceAndAsLongAsItIsNeeded() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("begin") }, receiveCancel: { log.append("end") }
    ).share()
    var first: AnyCancellable? = shared.sink { log.append("a\($0)") }
    var second: AnyCancellable? = shared.sink { log.append("b\($0)") }
    subject.send(1)
    first = nil
    subject.send(2)
    second = nil
    subject.send(3)
    #expect(log == ["begin", "a1", "b1", "b2", "end"])
    #expect(first == nil && second == nil)
  }

  @Test func cancellingStopsEverythingAbove() {
    var cancels = 0
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let recorder = outer.handleEvents(receiveCancel: { cancels += 1 })
      .flatMap { _ in inner.handleEvents(receiveCancel: { cancels += 1 }) }
      .recorded()
    outer.send(1)
    outer.send(2)
    recorder.subscription?.cancel()
    #expect(cancels == 3)
    inner.send(5)
    #expect(recorder.values.isEmpty)
  }

  @Test func aFutureKeepsItsResultForLateSubscribers() {
    var promise: ((Result<Int, Mishap>) -> Void)?
    let future = Future<Int, Mishap> { promise = $0 }
    let early = future.recorded()
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.values == [4] && early.isFinished)
    #expect(future.recorded().values == [4])
  }
}
