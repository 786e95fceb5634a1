import Foundation
import Handset

/// The folder of a film. Frames are collected beside it and moved in when all are there, so a
/// film that breaks off leaves nothing behind.
struct FilmFolder {
  private let folder: URL
  private let collecting: URL

  /// - Throws: `Failure` with exit code 73 when the folder cannot be made.
  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    collecting = folder.appendingPathComponent(
      ".frames-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: collecting, withIntermediateDirectories: true)
    } catch {
      throw Failure.cannotWrite("cannot make the folder \(path)")
    }
  }

  func path(frame: Int) -> String {
    collecting.appendingPathComponent(Self.name(frame: frame)).path
  }

  /// Writes the timeline and moves everything in. Frames of an earlier film are removed.
  func finish(_ rows: [TimelineRow]) throws {
    let table = ([TimelineRow.csvHeader] + rows.map(\.csv)).joined(separator: "\n") + "\n"
    let files = FileManager.default
    do {
      try table.write(
        to: collecting.appendingPathComponent("timeline.csv"), atomically: false, encoding: .utf8)
      for old in try files.contentsOfDirectory(atPath: folder.path) where Self.isOurs(old) {
        try files.removeItem(at: folder.appendingPathComponent(old))
      }
      for name in try files.contentsOfDirectory(atPath: collecting.path) {
        try files.moveItem(
          at: collecting.appendingPathComponent(name), to: folder.appendingPathComponent(name))
      }
      try files.removeItem(at: collecting)
    } catch {
      throw Failure.cannotWrite("cannot write into the folder \(folder.path)")
    }
  }

  /// Removes what was collected, and the folder if nothing else is in it.
  func discard() {
    let files = FileManager.default
    try? files.removeItem(at: collecting)
    if (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
      try? files.removeItem(at: folder)
    }
  }

  private static func name(frame: Int) -> String {
    let digits = String(frame)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  private static func isOurs(_ name: String) -> Bool {
    name == "timeline.csv"
      || (name.hasPrefix("frame-") && name.hasSuffix(".png")
        && name.dropFirst(6).dropLast(4).allSatisfy(\.isNumber))
  }
}
