import Combine
import Testing

@Suite struct SubjectTests {
  @Test func aCancelledSinkHearsNothingMore() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.sink { values.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func lettingGoOfTheCancellableEndsTheSink() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.sink { values.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func nothingFollowsTheEnd() {
    let subject = PassthroughSubject<Int, Mishap>()
    let recorder = subject.recorded()
    subject.send(1)
    subject.send(completion: .failure(Mishap()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.completions == [.failure(Mishap())])
    let late = subject.recorded()
    #expect(late.completions == [.failure(Mishap())])
  }

  @Test func aSubscriberThatLeavesWhileAValueIsSentDoesNotDisturbTheOthers() {
    let subject = PassthroughSubject<Int, Never>()
    var first: AnyCancellable?
    var heard: [String] = []
    first = subject.sink { _ in
      heard.append("first")
      first?.cancel()
    }
    let second = subject.sink { _ in heard.append("second") }
    subject.send(1)
    subject.send(2)
    #expect(heard == ["first", "second", "second"])
    second.cancel()
  }

  @Test func aValueSentFromWithinASinkIsDelivered() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.sink { value in
      values.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func aSubjectPassesOnAnotherPublisher() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = [5, 6].publisher.subscribe(subject)
    #expect(subject.value == 6)
    cancellable.cancel()
  }

  @Test func aFutureWorksOnceAndKeepsItsResult() {
    var runs = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    let early = future.recorded()
    #expect(early.values.isEmpty)
    promise?(.success(7))
    promise?(.success(8))
    let late = future.recorded()
    #expect(early.values == [7] && early.isFinished)
    #expect(late.values == [7] && late.isFinished)
    #expect(runs == 1)
  }

  @Test func aDeferredPublisherIsMadeForEachSubscriber() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(deferred.recorded().values == [1])
    #expect(deferred.recorded().values == [2])
  }

  @Test func sharingSubscribesOnceAndEndsWithTheLast() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancels = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    var values: [Int] = []
    let one = shared.sink { values.append($0) }
    let other = shared.sink { values.append($0 * 10) }
    subject.send(1)
    #expect(values == [1, 10])
    #expect(subscriptions == 1)
    one.cancel()
    #expect(cancels == 0)
    other.cancel()
    #expect(cancels == 1)
  }
}
