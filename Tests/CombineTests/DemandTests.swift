import Combine
import Testing

@Suite struct DemandTests {
  @Test func demandsAddUpAndNeverFallBelowNone() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(.max - 1) + .max(7) == .unlimited)
    #expect(Subscribers.Demand.max(4).max == 4)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func aSequenceSendsNoMoreThanIsAskedFor() {
    let recorder = (1...5).publisher.recorded(demand: .max(2))
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
    recorder.subscription?.request(.max(3))
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.isFinished)
  }

  @Test func theAnswerToAValueAddsToTheDemand() {
    let recorder = Recorder<Int, Never>(demand: .max(1)) { $0 < 3 ? .max(1) : .none }
    (1...9).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func aFilterAsksForAReplacementOfWhatItLeavesOut() {
    let recorder = (1...9).publisher.filter { $0.isMultiple(of: 3) }.recorded(demand: .max(2))
    #expect(recorder.values == [3, 6])
    #expect(recorder.completions.isEmpty)
  }

  @Test func aPassthroughSubjectDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func aCurrentValueIsKeptForTheNextDemand() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.recorded(demand: .max(1))
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [0])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [0, 2])
    #expect(subject.value == 2)
  }

  @Test func joinedPublishersKeepTheirValuesUntilTheyAreAskedFor() {
    let merged = (1...2).publisher.merge(with: (3...4).publisher).recorded(demand: .max(3))
    #expect(merged.values == [1, 2, 3])
    #expect(merged.completions.isEmpty)
    merged.subscription?.request(.max(1))
    #expect(merged.values == [1, 2, 3, 4])
    #expect(merged.isFinished)
  }

  @Test func demandIsCarriedFromOnePublisherToTheNext() {
    let recorder = (1...2).publisher.append((3...6).publisher).recorded(demand: .max(4))
    #expect(recorder.values == [1, 2, 3, 4])
    recorder.subscription?.cancel()
    #expect(recorder.completions.isEmpty)
  }
}
