import Cassowary

/// Times the solver on a form of N fields, as `(label, seconds)`.
enum SolverBenchmark {
  /// Builds forms of 10, 100 and 1,000 fields and moves the bottom constant of each 1,000 times,
  /// reading every variable after each move.
  static func run() -> [(label: String, seconds: Double)] {
    [10, 100, 1000].flatMap { count in
      var form = Form(fields: count)
      let builds = (0..<5).map { _ in seconds { form = Form(fields: count) } }
      let moves = (0..<5).map { _ in seconds { form.moveBottom(times: 1000) } }
      return [
        ("form \(count): build", builds.min() ?? 0),
        ("form \(count): move", (moves.min() ?? 0) / 1000),
      ]
    }
  }

  private static func seconds(of body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
  }

  /// Fields stacked upwards from the bottom constraint of their container.
  struct Form {
    let solver = Solver()
    var variables: [Variable] = []
    private var bottom: ConstraintHandle?

    init(fields: Int) {
      let container = makeBox()
      add([(1, container.minX)], 0)
      add([(1, container.minY)], 0)
      add([(1, container.width)], 390)
      add([(1, container.height)], 844)
      var below: Box?
      for _ in 0..<fields {
        let field = makeBox()
        add([(1, field.minX), (-1, container.minX)], 16)
        add(
          [(1, container.minX), (1, container.width), (-1, field.minX), (-1, field.width)], 16)
        add([(1, field.height)], 44)
        if let below {
          add([(1, below.minY), (-1, field.minY), (-1, field.height)], 8)
        } else {
          bottom = add(
            [(1, container.minY), (1, container.height), (-1, field.minY), (-1, field.height)], 20)
        }
        below = field
      }
    }

    func moveBottom(times: Int) {
      guard let bottom else { return }
      var sum = 0.0
      for step in 0..<times {
        try? solver.setConstant(20 + Double(step % 300), of: bottom)
        for variable in variables { sum += solver.value(of: variable) }
      }
      precondition(sum.isFinite)
    }

    private struct Box {
      var minX: Variable
      var minY: Variable
      var width: Variable
      var height: Variable
    }

    private mutating func makeBox() -> Box {
      let box = Box(
        minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
      variables += [box.minX, box.minY, box.width, box.height]
      return box
    }

    @discardableResult
    private func add(_ terms: [(Double, Variable)], _ constant: Double) -> ConstraintHandle? {
      try? solver.add(
        Expression(terms: terms.map { Term(variable: $0.1, coefficient: $0.0) }), .equal, constant,
        strength: .required)
    }
  }
}
