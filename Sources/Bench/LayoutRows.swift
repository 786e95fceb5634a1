/// Moving the bottom constraint of a form of 100 fields, with the layout that follows, frames in
/// which nothing has changed, and the first layout of large screens.
@MainActor
enum LayoutRows {
  private static let limits = [
    "layout of 100 fields: move": 50e-6, "layout of 100 fields: nothing to do": 20e-6,
  ]

  static func run() -> [BenchmarkRow] {
    (LayoutBenchmark.run() + GrowthBenchmark.run()).map { row in
      BenchmarkRow(label: row.label, seconds: row.seconds, limit: limits[row.label])
    }
  }
}
