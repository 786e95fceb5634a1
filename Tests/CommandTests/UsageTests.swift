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
    Mistake(
      arguments: ["events", "login", "--wait", "-1"], status: 64,
      says: "--wait is from 0 to 3600000 milliseconds"),
    Mistake(
      arguments: ["keyboards", "--device", ""], status: 64, says: "--device is empty"),
    Mistake(
      arguments: ["keyboards", "--press", "g"], status: 64,
      says: "--press is for a picture; say where with -o F.png"),
    Mistake(
      arguments: ["keyboards", "--likeness", "x", "--appearance", "dark"], status: 64,
      says: "--appearance does not go with --likeness"),
    Mistake(
      arguments: ["keyboards", "-o", "/nonexistent/x.png", "--press", "zzz"], status: 64,
      says: "--press: no key that shows is called \"zzz\""),
    Mistake(
      arguments: ["keyboards", "-o", "/nonexistent/x.png", "--press", "spce"], status: 64,
      says: "did you mean \"space\"?"),
    Mistake(
      arguments: ["keyboards", "-o", "/nonexistent/x.png", "--placement", "split"], status: 64,
      says: "the keyboard of iPhone 14 Pro is never split; it is docked"),
    Mistake(
      arguments: [
        "keyboards", "-o", "/nonexistent/x.png", "--device", "ipad-pro-11", "--placement", "split",
      ], status: 64, says: "is never split; it is docked, undocked, floating"),
    Mistake(
      arguments: ["keyboards", "-o", "/nonexistent/x.png", "--language", ""], status: 64,
      says: "no keyboard has the language \"\""),
    Mistake(
      arguments: [
        "keyboards", "-o", "/nonexistent/x.png", "--type-of-keyboard", "decimalPad", "--plane",
        "emoji",
      ], status: 64, says: "a keyboard of type decimalPad has no plane \"emoji\""),
    Mistake(
      arguments: [
        "keyboards", "-o", "/nonexistent/x.png", "--plane", "numbers", "--shift", "on",
      ], status: 64, says: "--shift is for letters"),
    Mistake(
      arguments: ["tree", "login", "--language", "xx"], status: 64,
      says: "the system does not speak \"xx\"; there are: en, ar"),
    Mistake(
      arguments: ["tree", "login", "--language", ""], status: 64, says: "--language is empty"),
    Mistake(
      arguments: ["tree", "login", "--keyboards", "de,xx"], status: 64,
      says: "no keyboard has the language \"xx\""),
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

  static let commands = [
    "run", "shot", "frames", "tree", "events", "devices", "keyboards", "layout",
  ]

  private func options(onPageOf command: String) throws -> Set<String> {
    let page = try HandsetProgram.run(["help", command]).output
    return Set(page.matches(of: #/[ \[](--?[a-z][a-z-]*)/#).map { String($0.1) })
  }

  @Test("a command's page lists the options that it takes, and no others", arguments: commands)
  func pages(of command: String) throws {
    let all = try Self.commands.map(options).reduce(Set()) { $0.union($1) }
    let listed = try options(onPageOf: command)
    for option in all {
      let errors = try HandsetProgram.run([command, option, "--nothing", "--nothing"]).errors
      let isTaken = !errors.contains("unknown option \"\(option)\"")
      #expect(isTaken == listed.contains(option), "\(option)")
    }
  }

  @Test("the first page names every scene")
  func scenes() throws {
    let page = try HandsetProgram.run(["help"]).output
    let mistake = try HandsetProgram.run(["tree", "?"]).errors
    let list = try #require(mistake.split(separator: "there are: ").last)
    for scene in list.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      #expect(page.contains(scene), "\(scene)")
    }
    #expect(!page.contains("{"))
  }
}
