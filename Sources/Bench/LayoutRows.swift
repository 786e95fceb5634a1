/// Moving the bottom constraint of a form of 100 fields, with the layout that follows.
@MainActor
enum LayoutRows {
  static func run() -> [BenchmarkRow] {
    LayoutBenchmark.run().map { row in
      BenchmarkRow(
        label: row.label, seconds: row.seconds,
        limit: row.label.hasSuffix("move") ? 50e-6 : nil)
    }
  }
}
