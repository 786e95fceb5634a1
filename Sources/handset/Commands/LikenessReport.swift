import Foundation
import Handset
import Raster

/// `handset keyboards --likeness DIR`: the drawn keyboards beside pictures of real ones.
enum LikenessReport {
  private struct Row: Encodable {
    var screen: String
    var device: String
    var meanDeltaE: Double
    var worstEdge: Double?
    var worstKey: String?
    var edges: Int
    var isClose: Bool
  }

  /// Compares all pictures of a folder and writes what they look like side by side, and their
  /// differences.
  /// - Throws: `Failure` with exit code 66 where there are no pictures, 1 where one is not like
  ///   the drawn keyboard.
  @MainActor
  static func run(folder: String, output: String, asJSON: Bool) throws {
    let source = URL(fileURLWithPath: folder, isDirectory: true)
    let names = try? FileManager.default.contentsOfDirectory(atPath: source.path)
    let files = (names ?? []).filter { $0.lowercased().hasSuffix(".png") }.sorted()
    guard !files.isEmpty else {
      throw Failure(
        code: .missingInput,
        message: "no pictures of real screens in \"\(folder)\"; they are PNGs named by device and "
          + "state, such as iphone-13-pro-letters.png")
    }
    let equipment = try PhoneEquipment.forCommand()
    let target = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    var rows: [Row] = []
    for file in files {
      guard
        let likeness = try KeyboardLikeness(
          screen: source.appendingPathComponent(file), equipment: equipment)
      else {
        Terminal.note("\(file): the name begins with no device; left out")
        continue
      }
      let stem = target.appendingPathComponent(likeness.name).path
      try PNGEncoder.write(
        PNGEncoder.encode(likeness.sideBySide, channels: .rgb), to: stem + "-side-by-side.png")
      try PNGEncoder.write(
        PNGEncoder.encode(likeness.difference, channels: .rgb), to: stem + "-difference.png")
      rows.append(
        Row(
          screen: likeness.name, device: likeness.device, meanDeltaE: likeness.meanDeltaE,
          worstEdge: likeness.worstEdge, worstKey: likeness.worstKey, edges: likeness.edgeCount,
          isClose: likeness.isClose))
    }
    if asJSON { try JSONOutput.print(rows) } else { Terminal.print(table(rows)) }
    guard rows.allSatisfy(\.isClose) else {
      throw Failure.failed("not every keyboard is within 0.5 points and a mean ΔE of 2")
    }
  }

  private static func table(_ rows: [Row]) -> String {
    let width = max(6, rows.map(\.screen.count).max() ?? 0) + 2
    let head = "screen".padding(toLength: width, withPad: " ", startingAt: 0)
    let lines = rows.map { row in
      let edge = row.worstEdge.map { String(format: "%.2f", $0) } ?? "-"
      return row.screen.padding(toLength: width, withPad: " ", startingAt: 0)
        + String(format: "%.3f   ", row.meanDeltaE)
        + "\(edge) (\(row.worstKey ?? "no keys"), \(row.edges) edges)"
        + (row.isClose ? "" : "   TOO FAR")
    }
    return ([head + "ΔE2000  worst edge, points"] + lines).joined(separator: "\n")
  }
}
