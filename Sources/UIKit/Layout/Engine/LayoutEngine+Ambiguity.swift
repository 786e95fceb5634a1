import Cassowary

extension LayoutEngine {
  /// How far an item is moved, in points.
  private static let exerciseStep = 20.0
  /// Weaker than all that the app or UIKit ask for.
  private static let exerciseStrength = Strength(priority: 1e-4)

  /// Moves an item whose constraints leave its place or size open to another one that they allow;
  /// the second time back.
  func exerciseAmbiguity(of state: LayoutItemState) {
    guard state.exercises.isEmpty else {
      for entry in state.exercises {
        if let entry { remove(entry) }
      }
      state.exercises = []
      return
    }
    var former: [(entry: LayoutEntry, value: Double)] = []
    for variable in state.variables {
      guard let variable, !solver.isUniquelyDetermined(variable) else { continue }
      let value = solver.value(of: variable)
      var form = LinearForm()
      form.add(1, variable)
      let entry = LayoutEntry(
        origin: .exercise(state), engine: self, form: form, relation: .equal,
        constant: value + Self.exerciseStep, strength: Self.exerciseStrength)
      add(entry)
      former.append((entry, value))
    }
    state.exercises = former.map(\.entry)
    solve()
    for (entry, value) in former where solver.value(of: entry.terms[0].variable) == value {
      entry.constantDidChange(to: value - Self.exerciseStep)
    }
  }
}
