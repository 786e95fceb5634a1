import Foundation

/// The command `handset` that was built beside this program.
enum HandsetProcess {
  static func make(_ arguments: [String]) throws -> Process {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("handset")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BenchmarkError("build handset first: \(program.path) is not there")
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Runs the command to its end. `waitUntilExit` looks only every 50 ms, too coarse to time by.
  static func run(_ arguments: [String]) throws {
    let process = try make(arguments)
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("handset \(arguments.joined(separator: " ")) failed")
    }
  }
}
