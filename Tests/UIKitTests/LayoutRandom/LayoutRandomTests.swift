import Testing
import UIKit

/// Random trees of views with constraints of all priorities, changed at random.
@MainActor
@Suite(.serialized)
struct LayoutRandomTests {
  private static let tolerance = 1e-4

  private func expectSame(_ one: [CGRect], _ other: [CGRect], _ what: String) -> Bool {
    for (view, (mine, theirs)) in zip(one, other).enumerated() {
      let distances = [
        mine.origin.x - theirs.origin.x, mine.origin.y - theirs.origin.y,
        mine.size.width - theirs.size.width, mine.size.height - theirs.size.height,
      ]
      guard distances.allSatisfy({ abs($0) < Self.tolerance }) else {
        Issue.record("\(what): view \(view) is at \(mine), in a new tree at \(theirs)")
        return false
      }
    }
    return true
  }

  private func expectRequired(_ plan: RandomPlan, _ frames: [CGRect], _ what: String) -> Bool {
    for rule in plan.heldRules where rule.isRequired {
      guard rule.deviation(in: frames) < Self.tolerance else {
        Issue.record("\(what): \(rule) is missed by \(rule.deviation(in: frames))")
        return false
      }
    }
    return true
  }

  /// 20 trees × 500 changes = 10,000. Some 15 seconds without optimisation.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsChangedStepByStepIsWhatIsMadeAtOnce(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var plan = RandomPlan(views: Int.random(in: 3...8, using: &generator), using: &generator)
    let scene = RandomScene(plan)
    #expect(expectRequired(plan, RandomScene(plan).frames(plan), "seed \(seed), at first"))
    for step in 0..<500 {
      let change = plan.change(using: &generator)
      scene.apply(plan)
      let what = "seed \(seed), step \(step), \(change)"
      let frames = scene.frames(plan)
      guard expectRequired(plan, frames, what) else { return }
      guard step % 20 == 0 else { continue }
      guard expectSame(frames, RandomScene(plan).frames(plan), what) else { return }
    }
    #expect(scene.conflicts.isEmpty)
  }

  @Test(arguments: 100..<110 as Range<UInt64>)
  func nothingOptionalCouldBeMetBetter(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var plan = RandomPlan(views: Int.random(in: 2...3, using: &generator), using: &generator)
    let scene = RandomScene(plan)
    for step in 0..<2 {
      let frames = scene.frames(plan)
      let rules = plan.heldRules
      #expect(expectRequired(plan, frames, "seed \(seed)"))
      let optimum = SlowOptimum(parents: plan.parents, rules: rules, frames: frames)
      let priorities = Set(rules.map(\.priority)).subtracting([1000])
      // Of the wishes that come last a few stand for all.
      let (strong, weak) = (priorities.filter { $0 >= 50 }, priorities.filter { $0 < 50 })
      for priority in strong.union(weak.sorted().prefix(2)).sorted(by: >) {
        let reached = optimum.deviation(at: priority)
        let least = optimum.leastDeviation(at: priority)
        #expect(
          reached - least < 1e-3,
          "seed \(seed), step \(step), priority \(priority): \(reached), could be \(least)")
      }
      for _ in 0..<40 { _ = plan.change(using: &generator) }
      scene.apply(plan)
    }
  }
}
