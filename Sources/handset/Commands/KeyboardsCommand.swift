import Devices
import Foundation
import Handset
import Raster
import UIKit

/// `handset keyboards`: the frames of all keyboards with how sure they are, or a picture of one.
enum KeyboardsCommand {
  private struct Row: Encodable {
    var device: String
    var orientation: String
    var kind: String
    var look: String
    var frame: [Double]
    var grade: String
    var source: String
  }

  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments,
      allowing: [
        .device, .orientation, .appearance, .look, .language, .keyboardType, .returnKey, .plane,
        .shift, .press, .placement, .predictive, .likeness, .output, .json,
      ])
    if let word = parsed.words.first { throw Failure.usage("\"\(word)\" is too much") }
    let isPicture = parsed.value(.output) != nil && !parsed.has(.likeness)
    if !isPicture, let option = KeyboardPicture.options.first(where: parsed.has) {
      throw Failure.usage(
        parsed.has(.likeness)
          ? "\(option.rawValue) does not go with --likeness"
          : "\(option.rawValue) is for a picture; say where with -o F.png")
    }
    if let folder = parsed.value(.likeness) {
      for option in [Option.device, .orientation, .look] where parsed.has(option) {
        throw Failure.usage("\(option.rawValue) does not go with --likeness")
      }
      try LikenessReport.run(
        folder: folder, output: parsed.value(.output) ?? "out/likeness", asJSON: parsed.has(.json))
      return
    }
    if isPicture {
      try KeyboardPicture.write(parsed)
      return
    }
    let catalogue = DeviceCatalogue(resources: try ResourceLocator.resources())
    let devices = try parsed.device(in: catalogue).map { [$0] } ?? catalogue.all()
    let look = try parsed.choice(.look, as: KeyboardLook.self)
    let orientation = try parsed.choice(.orientation, as: OrientationChoice.self)?.orientation
    let rows = devices.flatMap(KeyboardFrameRow.rows).filter {
      (look == nil || look == $0.look)
        && (orientation == nil || orientation?.isLandscape == $0.orientation.isLandscape)
    }
    if parsed.has(.json) {
      try JSONOutput.print(rows.map(row))
    } else {
      Terminal.print(table(rows.map(row)))
    }
  }

  private static func row(_ row: KeyboardFrameRow) -> Row {
    let frame = row.frame
    return Row(
      device: row.device, orientation: row.orientation.isLandscape ? "landscape" : "portrait",
      kind: row.kind, look: row.look.rawValue,
      frame: [frame.minX, frame.minY, frame.width, frame.height], grade: row.grade.rawValue,
      source: row.source)
  }

  private static func table(_ rows: [Row]) -> String {
    let cells =
      [["device", "orientation", "kind", "look", "frame", "grade", "source"]]
      + rows.map {
        [
          $0.device, $0.orientation, $0.kind, $0.look,
          $0.frame.map(plain).joined(separator: ","), $0.grade, $0.source,
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(format: "%.2f", number)
  }
}
