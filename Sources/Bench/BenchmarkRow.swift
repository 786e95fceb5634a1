/// One line of the table.
struct BenchmarkRow {
  /// What was timed.
  var label: String
  /// Seconds for one.
  var seconds: Double
  /// What was promised, in seconds for one; `nil` without a promise.
  var limit: Double?
}
