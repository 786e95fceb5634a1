import Foundation

// Times what the project promises about speed and prints a table. Ratios compare with copying
// one frame of memory in the same run, since machines differ and ratios differ less.
do {
  let rows =
    try FrameBenchmark.run() + LayoutRows.run() + SolverRows.run()
    + IdleBenchmark.run()
  BenchmarkTable.print(rows)
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
