import Foundation
import Testing

/// An X server without a monitor, for one test.
final class XServer {
  private let process = Process()
  private let display: String

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    process.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var number = Data()
    while !number.contains(0x0A) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      number.append(more)
    }
    let text = String(decoding: number, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    display = ":" + text
    try #require(!text.isEmpty, "Xvfb names no display")
  }

  func stop() {
    process.end()
  }

  func start(_ program: String, _ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  func windowSize(_ window: String) throws -> CGSize {
    let lines = try xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
    func value(_ name: String) -> Double? {
      lines.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }
    return CGSize(
      width: try #require(value("WIDTH")), height: try #require(value("HEIGHT")))
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["WAYLAND_DISPLAY"] = nil
    return environment
  }
}

extension Process {
  /// Ends the process for certain: a process started from a test inherits blocked signals, so a
  /// polite request may never arrive.
  func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }
}
