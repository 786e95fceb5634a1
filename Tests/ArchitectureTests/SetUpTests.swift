import Foundation
import Testing

/// Runs the set-up scripts among stand-ins for the commands that they call.
private struct Machine {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handset-set-up-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for tool in ["bash", "cat", "env"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + tool, withDestinationPath: "/usr/bin/" + tool)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds a command that runs these lines of bash.
  func command(_ name: String, _ lines: String) throws {
    let path = folder.path + "/" + name
    try Data("#!/bin/bash\n\(lines)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// What a script printed, and its exit code.
  func run(_ script: String, _ arguments: String...) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [SourceTree.root.path + "/Scripts/" + script] + arguments
    process.environment = ["PATH": folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// What the stand-ins wrote into their common log.
  var log: String {
    (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
  }

  /// A Debian machine that has the packages for which `installed`, a bash condition on the
  /// package's name in `$1`, holds.
  func debian(user: Int, installed: String, aptGet: String = "exit 0") throws {
    try command("id", "echo \(user)")
    try command(
      "dpkg-query", "set -- \"${@: -1}\"; if \(installed); then echo -n installed; else exit 1; fi")
    try command("apt-get", "echo \"apt-get $*\" >> '\(folder.path)/log'; \(aptGet)")
    try command("apt-cache", "exit 100")
  }
}

@Suite struct SetUpTests {
  @Test func aMissingSwiftIsSaidPlainly() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let result = try machine.run("check-swift.sh")
    #expect(result.status == 1)
    #expect(result.output.contains("There is no swift command here"))
    #expect(result.output.contains("6.2 or newer"))
  }

  @Test(arguments: [
    "6.1.2": 1, "5.10": 1, "6.2": 0, "6.3.1": 0, "6.10": 0, "10.0": 0,
  ])
  func swiftMustBeNewEnough(version: String, status: Int32) throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.command("swift", "echo 'Swift version \(version) (swift-\(version)-RELEASE)'")
    let result = try machine.run("check-swift.sh")
    #expect(result.status == status)
    #expect(result.output.isEmpty == (status == 0))
  }

  @Test func nothingHappensWhenNothingIsMissing() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 0, installed: "true")
    let result = try machine.run("install-packages.sh", "--test")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(machine.log == "")
  }

  @Test func onlyMissingPackagesAreInstalled() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 0, installed: "[[ $1 != xvfb && $1 != libcairo2-dev ]]")
    let result = try machine.run("install-packages.sh", "--test")
    #expect(result.status == 0)
    #expect(
      machine.log == """
        apt-get update
        apt-get install -y --no-install-recommends libcairo2-dev xvfb

        """)
  }

  @Test func anOrdinaryUserInstallsThroughSudo() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 1000, installed: "[[ $1 != libsdl2-dev ]]")
    try machine.command("sudo", "echo sudo >> '\(machine.folder.path)/log'; exec \"$@\"")
    let result = try machine.run("install-packages.sh")
    #expect(result.status == 0)
    #expect(machine.log.split(separator: "\n").filter { $0 == "sudo" }.count == 2)
  }

  @Test func withoutAWayToInstallTheLineIsPrinted() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 1000, installed: "[[ $1 != libsdl2-dev ]]")
    let result = try machine.run("install-packages.sh")
    #expect(result.status == 1)
    #expect(result.output.contains("  apt-get update && apt-get install -y libsdl2-dev\n"))
    #expect(result.output.contains("as root"))
    #expect(machine.log == "")
  }

  @Test func aFailedInstallationPrintsTheLine() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(
      user: 0, installed: "[[ $1 != fonts-inter ]]", aptGet: "[[ $1 != install ]]")
    let result = try machine.run("install-packages.sh")
    #expect(result.status == 1)
    #expect(result.output.contains("  apt-get update && apt-get install -y fonts-inter\n"))
  }

  @Test func checkingInstallsNothing() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 0, installed: "[[ $1 != zlib1g-dev ]]")
    let result = try machine.run("install-packages.sh", "--check")
    #expect(result.status == 1)
    #expect(result.output.contains("zlib1g-dev"))
    #expect(machine.log == "")
  }

  @Test func aProcessorWithoutTheFastDeflateGoesOnWithoutIt() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.debian(user: 0, installed: "[[ $1 != libisal-dev ]]")
    let result = try machine.run("install-packages.sh")
    #expect(result.status == 0)
    #expect(machine.log == "")
  }

  @Test func otherSystemsAreToldWhatToInstall() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let result = try machine.run("install-packages.sh")
    #expect(result.status == 1)
    #expect(result.output.contains("neither Debian nor Ubuntu"))
    #expect(result.output.contains("libsdl2-dev"))
  }
}
