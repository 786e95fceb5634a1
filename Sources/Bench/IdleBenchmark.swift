import Foundation

/// Five seconds of a window in which nothing happens.
enum IdleBenchmark {
  private static let wait: TimeInterval = 5

  /// Nothing where there is no display.
  static func run() throws -> [BenchmarkRow] {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return [] }
    let process = try HandsetProcess.make(["run", "login"])
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // The start is not part of the idling.
    Thread.sleep(forTimeInterval: 2)
    let before = try processorSeconds(of: process.processIdentifier)
    Thread.sleep(forTimeInterval: wait)
    let used = try processorSeconds(of: process.processIdentifier) - before
    return [
      BenchmarkRow(label: "processor time of 5 s of idle window", seconds: used, limit: 50e-3)
    ]
  }

  /// User and system time from `/proc`, in whole ticks of a hundredth second.
  private static func processorSeconds(of process: Int32) throws -> Double {
    let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = line.split(separator: " ")
    guard fields.count > 14, let user = Double(fields[13]), let system = Double(fields[14]) else {
      throw BenchmarkError("cannot read the processor time of the window")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
