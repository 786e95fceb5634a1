import Devices
import Foundation
import Testing

/// One of the reference tables, row by row, by column name. Only columns before the first
/// quoted cell can be trusted.
private func rows(of name: String) throws -> [[String: String]] {
  let text = try String(contentsOf: sharedFacts.appendingPathComponent(name), encoding: .utf8)
  let lines = text.split(separator: "\n").map {
    $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
  let header = try #require(lines.first)
  return lines.dropFirst().map { cells in
    Dictionary(zip(header, cells)) { first, _ in first }
  }
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: sharedFacts.path)))
struct ReferenceTableTests {
  @Test func everyDeviceIsAsInTheReference() throws {
    let catalogue = try packageCatalogue()
    let table = try rows(of: "devices.csv")
    #expect(table.compactMap { $0["id"] }.sorted() == (try catalogue.ids()))
    for row in table {
      let id = try #require(row["id"])
      let device = try catalogue.device(id: id)
      func expect(_ value: Double?, _ column: String) {
        guard let text = row[column], let number = Double(text) else { return }
        #expect(value == number, "\(id) \(column)")
      }
      expect(device.size.points.width, "width_pt")
      expect(device.size.points.height, "height_pt")
      expect(device.size.scale, "scale")
      expect(Double(device.size.nativePixels.width), "native_px_w")
      expect(Double(device.size.panelPixels.height), "panel_px_h")
      expect(device.portraitSafeArea.top, "safe_portrait_top")
      expect(device.portraitSafeArea.bottom, "safe_portrait_bottom")
      expect(device.landscapeSafeArea.top, "safe_landscape_top")
      expect(device.landscapeSafeArea.left, "safe_landscape_left")
      expect(device.landscapeSafeArea.bottom, "safe_landscape_bottom")
      expect(device.landscapeSafeArea.right, "safe_landscape_right")
      expect(device.landscapeSafeAreaIOS26?.top, "safe_landscape_top_ios26")
      expect(device.landscapeSafeAreaIOS26?.bottom, "safe_landscape_bottom_ios26")
      expect(device.statusBar.portraitHeight, "status_bar_portrait")
      expect(device.statusBar.landscapeHeight, "status_bar_landscape")
      expect(device.cutout?.width, "cutout_width")
      expect(device.cutout?.height, "cutout_height")
      expect(device.cutout?.top, "cutout_top")
      expect(device.displayCornerRadius, "display_corner_radius")
      expect(device.homeIndicator?.portraitWidth, "home_indicator_w_portrait")
      expect(device.homeIndicator?.landscapeWidth, "home_indicator_w_landscape")
      #expect(row["cutout_kind"] == device.cutout?.kind.rawValue ?? "none", "\(id)")
      #expect(row["idiom"] == device.idiom.rawValue, "\(id)")
    }
  }

  @Test(arguments: [
    ("ios12-18", "text", KeyboardKind.text, false), ("ios12-18", "text+predictive", .text, true),
    ("ios12-18", "numberPad", .numberPad, true), ("ios12-18", "emoji", .emoji, true),
    ("ipados12-14", "text (no bar)", .text, false), ("ipados15-26", "text+bar", .text, true),
    ("ipados15-26", "hardware keyboard bar", .hardware, true),
  ])
  func everyKeyboardHeightIsAsInTheReference(
    look: String, name: String, kind: KeyboardKind, bar: Bool
  ) throws {
    let table = try rows(of: "keyboards.csv")
      .filter { $0["os_look"] == look && $0["keyboard"] == name }
    #expect(!table.isEmpty)
    for row in table {
      let id = try #require(row["device_id"])
      let orientation = try #require(
        row["orientation"].flatMap { name in
          name == "landscape" ? Orientation.landscapeRight : Orientation(rawValue: name)
        })
      let height = try packageCatalogue().device(id: id).keyboard
        .height(orientation: orientation, kind: kind, bar: bar)
      #expect(row["height_pt"].flatMap(Double.init) == height.points, "\(id) \(orientation)")
    }
  }
}
