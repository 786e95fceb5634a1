import Cassowary
import Testing

struct RandomSystemTests {
  @Test(arguments: 0..<60)
  func `random systems satisfy what is required, edit like a rebuild and shrink like one`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...12, using: &generator)
    var model = Model(variables: count)
    for _ in 0..<Int.random(in: 4...50, using: &generator) {
      model.add(.random(variables: count, using: &generator))
    }
    #expect(model.deviations[1000, default: 0] < 1e-5)

    for _ in 0..<30 {
      guard let handle = model.handles.randomElement(using: &generator) else { break }
      let before = model.values
      let constant = Double(Int.random(in: -120...120, using: &generator))
      if !model.setConstant(constant, of: handle) {
        let after = model.values
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 })
      }
    }
    #expect(model.deviations[1000, default: 0] < 1e-5)
    #expect(model.differences(from: model.rebuilt()) == [])

    for round in 0..<20 {
      if round % 3 == 2 {
        model.add(.random(variables: count, using: &generator))
      } else if let handle = model.handles.randomElement(using: &generator) {
        model.remove(handle)
      }
      #expect(model.deviations[1000, default: 0] < 1e-5)
      let differences = model.differences(from: model.rebuilt())
      #expect(differences == [], "round \(round)")
      if !differences.isEmpty { break }
    }

    for handle in model.handles.shuffled(using: &generator) { model.remove(handle) }
    #expect(model.values.allSatisfy { $0 == 0 })
    #expect(model.variables.allSatisfy { model.solver.removeVariable($0) })
  }

  @Test(arguments: 100..<130)
  func `a refused constraint leaves values and later changes as they were`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 6
    var model = Model(variables: count)
    for _ in 0..<60 {
      let before = model.values
      let statement = Statement.random(variables: count, using: &generator)
      if model.add(statement) == nil {
        let after = model.values
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(statement.deviation(at: before) > 1e-9)
      }
    }
    #expect(model.differences(from: model.rebuilt()) == [])
  }

  @Test func `many edits leave no rounding behind`() {
    var generator = SeededGenerator(seed: 7)
    var model = Model(variables: 12)
    for _ in 0..<40 { model.add(.random(variables: 12, using: &generator)) }
    let handles = model.handles
    for step in 0..<6_000 {
      let handle = handles[step % handles.count]
      let constant = Double.random(in: -100...100, using: &generator)
      try? model.solver.setConstant(constant, of: handle)
    }
    for handle in handles {
      guard let statement = model.statements[handle] else { continue }
      _ = model.setConstant(statement.rightHandSide, of: handle)
    }
    for handle in handles {
      guard let statement = model.statements[handle] else { continue }
      _ = model.setConstant(statement.rightHandSide, of: handle)
    }
    #expect(model.differences(from: model.rebuilt(), tolerance: 1e-6) == [])
  }
}
