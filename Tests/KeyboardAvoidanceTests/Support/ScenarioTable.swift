import Testing

/// Which scenarios are shown with which strategies of an avoider. Where a strategy does not apply
/// its cell says why.
enum ScenarioTable {
  enum Scenario: String, CaseIterable {
    case o01, o02, o03, o04, o05, o06, o07, o08, o09, o10, o11, o12, o13
  }

  enum Strategy: String, CaseIterable {
    case bottomConstraint, scrollInset, lift, automatic
  }

  enum Cell {
    /// The test of the scenario runs it in this way.
    case shown(Way)
    case absent(String)
  }

  static let rows: [Scenario: [Strategy: Cell]] = [
    .o01: [
      .bottomConstraint: .shown(.avoider), .scrollInset: nothingScrolls, .lift: clearField,
      .automatic: .shown(.automatic),
    ],
    .o02: form, .o03: form, .o04: form, .o05: form,
    .o06: [
      .bottomConstraint: .shown(.needed), .scrollInset: nothingScrolls, .lift: .shown(.avoider),
      .automatic: .shown(.automatic),
    ],
    .o07: formWithButton, .o08: formWithButton,
    .o09: [
      .bottomConstraint: .shown(.avoider), .scrollInset: nothingScrolls, .lift: clearField,
      .automatic: .shown(.automatic),
    ],
    .o10: formWithButton, .o11: formWithButton, .o12: formWithButton,
    .o13: [
      .bottomConstraint: .absent("what it is about, taps and dumps, has no constraint"),
      .scrollInset: nothingScrolls, .lift: .shown(.avoider), .automatic: .shown(.automatic),
    ],
  ]

  private static let nothingScrolls = Cell.absent("nothing on the screen scrolls")
  private static let clearField = Cell.absent("the field is clear, so by R8 nothing lifts")
  private static let scrolls = Cell.absent("R8 is for what cannot scroll")

  private static let form: [Strategy: Cell] = [
    .bottomConstraint: .absent("nothing is pinned to the bottom"),
    .scrollInset: .shown(.avoider), .lift: scrolls, .automatic: .shown(.automatic),
  ]

  /// Constraint and inset are given to the same avoider.
  private static let formWithButton: [Strategy: Cell] = [
    .bottomConstraint: .shown(.avoider), .scrollInset: .shown(.avoider), .lift: scrolls,
    .automatic: .shown(.automatic),
  ]

  /// The ways in which a scenario's test runs: an app's own, and those of its cells.
  static func ways(_ scenario: Scenario) -> [Way] {
    let cells = Strategy.allCases.compactMap { rows[scenario]?[$0] }
    let used = cells.compactMap { if case .shown(let way) = $0 { way } else { nil } }
    return Way.allCases.filter { $0 == .own || used.contains($0) }
  }
}

struct ScenarioTableTests {
  @Test("every strategy has a cell for every scenario, and each scenario one that shows it")
  func whole() {
    for scenario in ScenarioTable.Scenario.allCases {
      for strategy in ScenarioTable.Strategy.allCases {
        #expect(ScenarioTable.rows[scenario]?[strategy] != nil, "\(scenario) × \(strategy)")
      }
      #expect(ScenarioTable.ways(scenario).contains(.automatic), "\(scenario)")
    }
  }
}
