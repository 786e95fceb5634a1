import Foundation

// Times what the project promises about speed and prints a table. Ratios compare with copying
// one frame of memory in the same run, since machines differ and ratios differ less. Arguments
// choose among the groups `frames`, `layout`, `storyboards`, `avoidance`, `swiftui`, `solver`,
// `paste` and `idle`; all run without any.
do {
  let chosen = Set(CommandLine.arguments.dropFirst())
  func isChosen(_ group: String) -> Bool { chosen.isEmpty || chosen.contains(group) }
  var rows: [BenchmarkRow] = []
  if isChosen("frames") { rows += try FrameBenchmark.run() }
  if isChosen("layout") { rows += LayoutRows.run() }
  if isChosen("storyboards") { rows += try StoryboardRows.run() }
  if isChosen("swiftui") { rows += SwiftUIRows.run() }
  if isChosen("avoidance") { rows += try AvoidanceRows.run() }
  if isChosen("solver") { rows += SolverRows.run() }
  if isChosen("paste") { rows += try PasteRows.run() }
  if isChosen("idle") { rows += try IdleBenchmark.run() }
  BenchmarkTable.print(rows)
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
