/// The solver alone, with the times of another Cassowary solver (C++) on the same system for
/// moves, and the project's own promise for building.
enum SolverRows {
  private static let limits = [
    "form 10: move": 1.4e-6, "form 100: move": 7.1e-6, "form 1000: move": 94e-6,
    "form 1000: build": 50e-3,
  ]

  static func run() -> [BenchmarkRow] {
    SolverBenchmark.run().map { row in
      BenchmarkRow(
        label: "solver, \(row.label)", seconds: row.seconds, limit: limits[row.label])
    }
  }
}
