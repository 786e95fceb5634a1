import Foundation
import Testing

/// The built command, run as its own process as a user's shell does.
struct HandsetProgram {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The build products' folder: tests run from there.
  static var url: URL {
    Bundle.main.bundleURL.appendingPathComponent("handset")
  }

  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let files = FileManager.default
    let process = Process()
    process.executableURL = try #require(
      files.isExecutableFile(atPath: url.path) ? url : nil, "handset is not built: \(url.path)")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.merging(["NO_COLOR": "1"]) { mine, _ in mine }
    ) { _, mine in mine }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handset-tests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
