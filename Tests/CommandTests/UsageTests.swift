import Foundation
import Testing

struct UsageTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var status: Int32
    var says: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(
      arguments: ["shto", "login"], status: 64,
      says: "unknown command \"shto\"; did you mean \"shot\"?"),
    Mistake(
      arguments: ["shot", "logn"], status: 64,
      says: "no scene is called \"logn\"; did you mean \"login\"?"),
    Mistake(
      arguments: ["shot", "login", "--devise", "x"], status: 64,
      says: "unknown option \"--devise\"; did you mean \"--device\"?"),
    Mistake(
      arguments: ["tree", "login", "--device", "iphone-31"], status: 64, says: "iphone-31"),
    Mistake(
      arguments: ["tree", "login", "--device", "0x0@3"], status: 64, says: "0x0@3"),
    Mistake(
      arguments: ["tree", "login", "--orientation", "sideways"], status: 64,
      says: "--orientation is one of portrait, landscape"),
    Mistake(arguments: ["tree", "login", "--at", "-5"], status: 64, says: "--at is a number"),
    Mistake(arguments: ["tree", "login", "--at", "nan"], status: 64, says: "--at is a number"),
    Mistake(arguments: ["tree", "login", "--tap", "3"], status: 64, says: "--tap is X,Y"),
    Mistake(
      arguments: ["tree", "login", "--focus", "user"], status: 64,
      says: "no view has the identifier \"user\""),
    Mistake(
      arguments: ["tree", "login", "--focus", "title"], status: 64,
      says: "does not take the focus"),
    Mistake(
      arguments: ["events", "login", "--rotate", "sideways"], status: 64,
      says: "--rotate is one of portrait, landscape"),
    Mistake(arguments: ["events", "login", "--wait", "x"], status: 64, says: "--wait is"),
    Mistake(
      arguments: ["events", "login", "--drag", "1,2,3"], status: 64, says: "--drag is X,Y,X,Y"),
    Mistake(arguments: ["tree"], status: 64, says: "which scene?"),
    Mistake(arguments: ["tree", "login", "form"], status: 64, says: "one scene at a time"),
    Mistake(arguments: ["tree", "login", "--device"], status: 64, says: "--device needs a value"),
    Mistake(
      arguments: ["frames", "login", "--fps", "0", "-o", "/nonexistent/x"], status: 64,
      says: "--fps is a number from 1 to 1000"),
    Mistake(
      arguments: ["shot", "login", "-o", "/nonexistent/folder/x.png"], status: 73,
      says: "/nonexistent/folder"),
    Mistake(
      arguments: ["frames", "login", "-o", "/proc/handset"], status: 73, says: "/proc/handset"),
    Mistake(arguments: ["help", "nothing"], status: 64, says: "no command \"nothing\""),
  ]

  @Test("a mistake gets one clear line and the right exit code", arguments: mistakes)
  func complains(_ mistake: Mistake) throws {
    let outcome = try HandsetProgram.run(mistake.arguments)
    #expect(outcome.status == mistake.status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains(mistake.says), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("missing resources are a missing input, damaged ones bad data")
  func resources() throws {
    let folder = try TemporaryFolder()
    let missing = try HandsetProgram.run(
      ["tree", "login"], environment: ["HANDSET_RESOURCES": folder.path("none")])
    #expect(missing.status == 66)
    let devices = folder.url.appendingPathComponent("devices")
    try FileManager.default.createDirectory(at: devices, withIntermediateDirectories: true)
    try "{ \"id\": \"x\", \"heigth\": 3 }".write(
      to: devices.appendingPathComponent("x.json"), atomically: true, encoding: .utf8)
    let damaged = try HandsetProgram.run(
      ["tree", "login", "--device", "x"], environment: ["HANDSET_RESOURCES": folder.url.path])
    #expect(damaged.status == 65)
    #expect(damaged.errors.contains("x.json:1:"))
  }

  @Test("help and version go to standard output")
  func help() throws {
    for arguments in [[], ["help"], ["--help"], ["help", "shot"], ["frames", "--help"]] {
      let outcome = try HandsetProgram.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("handset"))
      #expect(outcome.errors.isEmpty)
    }
    #expect(try HandsetProgram.run(["--version"]).output.hasPrefix("handset 0."))
  }
}
