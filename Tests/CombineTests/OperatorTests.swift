import Combine
import Testing

@Suite struct OperatorTests {
  @Test func valuesAreTransformedAndLeftOut() {
    #expect((1...4).publisher.map { $0 * 2 }.recorded().values == [2, 4, 6, 8])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded().values == [1, 3])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().recorded().values == [1, 2, 1])
    #expect((1...4).publisher.scan(0, +).recorded().values == [1, 3, 6, 10])
    #expect((1...4).publisher.reduce(0, +).recorded().values == [10])
    #expect((1...3).publisher.collect().recorded().values == [[1, 2, 3]])
    #expect(["a", "bc"].publisher.map(\.count).recorded().values == [1, 2])
    #expect([1, nil].publisher.replaceNil(with: 9).recorded().values == [1, 9])
  }

  @Test func prefixesEndEarlyAndCancelAbove() {
    var cancels = 0
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).prefix(2).recorded()
    for value in 1...4 { subject.send(value) }
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
    #expect(cancels == 1)
    #expect((1...5).publisher.first { $0 > 2 }.recorded().values == [3])
    #expect((1...5).publisher.dropFirst(3).recorded().values == [4, 5])
    #expect((1...5).publisher.prefix { $0 < 3 }.recorded().values == [1, 2])
    #expect([3, 1, 4].publisher.drop { $0 > 2 }.recorded().values == [1, 4])
    #expect((1...3).publisher.prefix(0).recorded().isFinished)
  }

  @Test func sequencesCanBePutInFrontAndBehind() {
    let recorder = [3].publisher.prepend(1, 2).append([4]).append(Just(5)).recorded()
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.isFinished)
  }

  @Test func failuresAreReplacedCaughtAndRenamed() {
    let failing = Fail<Int, Mishap>(error: Mishap(number: 3))
    #expect(failing.replaceError(with: 0).recorded().values == [0])
    let caught = failing.catch { mishap in Just(mishap.number) }.recorded()
    #expect(caught.values == [3] && caught.isFinished)
    let renamed = failing.mapError { Mishap(number: $0.number + 1) }.recorded()
    #expect(renamed.completions == [.failure(Mishap(number: 4))])
    let thrown = [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw Mishap() }
      return value
    }.recorded()
    #expect(thrown.values == [1])
    #expect(thrown.completions.count == 1)
  }

  @Test func mergedPublishersEndWithTheLastAndFailWithTheFirst() {
    let a = PassthroughSubject<Int, Mishap>()
    let b = PassthroughSubject<Int, Mishap>()
    let c = PassthroughSubject<Int, Mishap>()
    let recorder = a.merge(with: b, c).recorded()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    c.send(3)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completions.isEmpty)
    b.send(completion: .failure(Mishap()))
    c.send(4)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completions == [.failure(Mishap())])
    #expect(Publishers.MergeMany([Just(1), Just(2)]).recorded().values == [1, 2])
  }

  @Test func theNewestValuesAreCombined() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<String, Never>("x")
    let recorder = a.combineLatest(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    b.send("y")
    a.send(2)
    #expect(recorder.values == ["1x", "1y", "2y"])
    a.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    b.send("z")
    b.send(completion: .finished)
    #expect(recorder.values.last == "2z")
    #expect(recorder.isFinished)
    let three = Just(1).combineLatest(Just(2), Just(3)).map { $0 + $1 + $2 }
    #expect(three.recorded().values == [6])
  }

  @Test func valuesWithTheSameNumberAreZipped() {
    let recorder = [1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }.recorded()
    #expect(recorder.values == ["1a", "2b"])
    #expect(recorder.isFinished)
  }

  @Test func aFlatMapRunsAtMostAsManyAsItMay() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var begun = 0
    let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      begun += 1
      return subjects[index]
    }.recorded()
    #expect(begun == 1)
    subjects[0].send(10)
    subjects[1].send(99)
    subjects[0].send(completion: .finished)
    #expect(begun == 2)
    subjects[1].send(20)
    subjects[1].send(completion: .finished)
    subjects[2].send(30)
    subjects[2].send(completion: .finished)
    #expect(recorder.values == [10, 20, 30])
    #expect(recorder.isFinished)
  }

  @Test func onlyTheNewestPublisherIsListenedTo() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(recorder.values == [1, 3])
    outer.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    second.send(completion: .finished)
    #expect(recorder.isFinished)
  }
}
