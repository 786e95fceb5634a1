import Devices
import Foundation

/// `handset devices`: what `--device` takes.
enum DevicesCommand {
  private struct Row: Encodable {
    var id: String
    var models: [String]
    var idiom: String
    var size: [Double]
    var scale: Double
    var safeAreaPortrait: [Double]
    var safeAreaLandscape: [Double]
    var cutout: String
    var confidence: String
  }

  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, allowing: [.json])
    if let word = parsed.words.first { throw Failure.usage("\"\(word)\" is too much") }
    let devices = try DeviceCatalogue(resources: ResourceLocator.resources()).all()
    if parsed.has(.json) {
      try JSONOutput.print(devices.map(row))
    } else {
      Terminal.print(table(devices))
    }
  }

  private static func row(_ device: Device) -> Row {
    Row(
      id: device.id, models: device.models, idiom: device.idiom.rawValue,
      size: [device.size.points.width, device.size.points.height], scale: device.size.scale,
      safeAreaPortrait: insets(device.portraitSafeArea),
      safeAreaLandscape: insets(device.landscapeSafeArea),
      cutout: device.cutout?.kind.rawValue ?? "none", confidence: device.confidence.rawValue)
  }

  private static func insets(_ area: SafeArea) -> [Double] {
    [area.top, area.left, area.bottom, area.right]
  }

  private static func table(_ devices: [Device]) -> String {
    let width = devices.map(\.id.count).max() ?? 0
    return devices.map { device in
      let size =
        "\(Int(device.size.points.width))x\(Int(device.size.points.height))"
        + "@\(Int(device.size.scale))"
      return device.id.padded(to: width + 2) + size.padded(to: 13)
        + device.models.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
