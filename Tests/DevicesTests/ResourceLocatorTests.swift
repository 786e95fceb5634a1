import Foundation
import Testing

@testable import Devices

/// A folder with what a search for the data files may meet.
private struct Disk {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("handset-disk-\(UUID().uuidString)").resolvingSymlinksInPath()

  func add(_ path: String) throws -> URL {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    return url
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  func find(
    _ environment: [String: String] = [:], executable: String = "usr/bin/handset",
    source: String = "elsewhere/Sources/Devices/ResourceLocator.swift"
  ) throws -> String {
    let url = try ResourceLocator.resources(
      environment: environment, executable: root.appendingPathComponent(executable),
      source: root.appendingPathComponent(source))
    return url.standardizedFileURL.path.replacingOccurrences(of: root.path + "/", with: "")
  }
}

@Suite struct ResourceLocatorTests {
  @Test func theEnvironmentComesFirst() throws {
    let disk = Disk()
    defer { disk.remove() }
    _ = try disk.add("mine/devices/a.json")
    _ = try disk.add("usr/share/handset/devices/a.json")
    _ = try disk.add("usr/bin/handset")
    let mine = ["HANDSET_RESOURCES": disk.root.path + "/mine"]
    #expect(try disk.find(mine) == "mine")
    #expect(try disk.find() == "usr/share/handset")
    #expect(try disk.find(["HANDSET_RESOURCES": ""]) == "usr/share/handset")
    let error = #expect(throws: ResourceError.self) {
      try disk.find(["HANDSET_RESOURCES": disk.root.path + "/wrong"])
    }
    #expect(error?.kind == .missing)
    #expect(error?.message.contains("HANDSET_RESOURCES") == true)
  }

  @Test func aLinkToTheCommandLeadsToItsData() throws {
    let disk = Disk()
    defer { disk.remove() }
    _ = try disk.add("opt/share/handset/devices/a.json")
    let command = try disk.add("opt/bin/handset")
    _ = try disk.add("usr/bin/other")
    try FileManager.default.createSymbolicLink(
      at: disk.root.appendingPathComponent("usr/bin/handset"), withDestinationURL: command)
    #expect(try disk.find() == "opt/share/handset")
  }

  @Test func thePackageComesNext() throws {
    let disk = Disk()
    defer { disk.remove() }
    _ = try disk.add("package/Package.swift")
    _ = try disk.add("package/Resources/devices/a.json")
    let source = "package/Sources/Devices/Catalogue/ResourceLocator.swift"
    #expect(try disk.find(source: source) == "package/Resources")
    #expect(try disk.find(executable: "package/.build/debug/tests") == "package/Resources")
    #expect(throws: ResourceError.self) { try disk.find() }
  }
}
