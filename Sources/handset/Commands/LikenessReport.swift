import Foundation
import Handset
import Raster

/// `handset keyboards --likeness DIR`: the drawn keyboards beside pictures of real ones.
enum LikenessReport {
  private struct Row: Encodable {
    var screen: String
    var device: String
    /// Over the ground estimated from the picture.
    var meanDeltaE: Double
    /// Over the flat colour above the keyboard.
    var flatDeltaE: Double
    var worstEdge: Double?
    var worstKey: String?
    /// How alike the least alike key's sign is, 1 for the same.
    var worstFace: Double?
    var worstFaceKey: String?
    var edges: Int
    var isClose: Bool
    var notes: [String]

    init(_ likeness: KeyboardLikeness) {
      screen = likeness.name
      device = likeness.device
      meanDeltaE = likeness.meanDeltaE
      flatDeltaE = likeness.flatDeltaE
      worstEdge = likeness.worstEdge
      worstKey = likeness.worstKey
      worstFace = likeness.worstFace
      worstFaceKey = likeness.worstFaceKey
      edges = likeness.edgeCount
      isClose = likeness.isClose
      notes = likeness.notes
    }
  }

  /// Compares all pictures of a folder and writes what they look like side by side, their
  /// differences and the grounds that were assumed. A picture that cannot be compared is told of in
  /// one line, and the others still are.
  /// - Throws: `Failure` with exit code 66 where there are no pictures, 65 where one cannot be
  ///   compared, 1 where one is not like the drawn keyboard.
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
    var failures = 0
    for file in files {
      let picture = source.appendingPathComponent(file)
      do {
        guard let likeness = try KeyboardLikeness(screen: picture, equipment: equipment) else {
          Terminal.note("\(file): the name begins with no device; left out")
          continue
        }
        for note in likeness.notes { Terminal.note("\(file): \(note)") }
        try write(likeness, to: target)
        rows.append(Row(likeness))
      } catch PNGError.cannotRead(_, let reason) {
        Terminal.error("\(picture.path): \(reason)")
        failures += 1
      } catch let error as LikenessError {
        Terminal.error("\(picture.path): \(error)")
        failures += 1
      }
    }
    if asJSON { try JSONOutput.print(rows) } else if !rows.isEmpty { Terminal.print(table(rows)) }
    guard failures == 0 else {
      throw Failure(
        code: .badData,
        message: failures == 1
          ? "one picture cannot be compared" : "\(failures) pictures cannot be compared")
    }
    guard rows.allSatisfy(\.isClose) else {
      throw Failure.failed(
        "not every keyboard is within 0.5 points and a mean ΔE of 2, with the same signs on its keys"
      )
    }
  }

  @MainActor
  private static func write(_ likeness: KeyboardLikeness, to folder: URL) throws {
    for (name, image) in [
      ("side-by-side", likeness.sideBySide), ("difference", likeness.difference),
      ("ground", likeness.ground),
    ] {
      let file = folder.appendingPathComponent("\(likeness.name)-\(name).png").path
      try PNGEncoder.write(PNGEncoder.encode(image, channels: .rgb), to: file)
    }
  }

  /// What stands below the table. What is behind a tray is not in the picture; nobody should read
  /// the figures without knowing what was assumed.
  private static let legend = """

    estimated  mean ΔE 2000 with the ground behind the tray estimated from the tray in the picture
    flat       the same over the one colour that most of the screen above the keyboard has
    signs      how alike what stands on the least alike key is: 1 for the same, 0 for nothing alike
    A keyboard is close with 2 or less over the estimated ground, edges within half a point and 0.8 or
    more for its signs.
    """

  private static func table(_ rows: [Row]) -> String {
    let width = max(6, rows.map(\.screen.count).max() ?? 0) + 2
    let head = "screen".padding(toLength: width, withPad: " ", startingAt: 0)
    let lines = rows.map { row in
      let edge = row.worstEdge.map { String(format: "%.2f", $0) } ?? "-"
      return row.screen.padding(toLength: width, withPad: " ", startingAt: 0)
        + String(format: "%9.3f  %6.3f  ", row.meanDeltaE, row.flatDeltaE)
        + (row.worstFace.map { String(format: "%5.2f (%@)  ", $0, row.worstFaceKey ?? "") }
        ?? "    -      ").padding(toLength: 18, withPad: " ", startingAt: 0)
        + "\(edge) (\(row.worstKey ?? "no keys"), \(row.edges) edges)"
        + (row.isClose ? "" : "   TOO FAR")
    }
    return ([head + "estimated    flat  signs             worst edge, points"] + lines + [legend])
      .joined(separator: "\n")
  }
}
