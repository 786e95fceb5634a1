import Gallery
import HandsetTesting
import Testing

/// A tutorial's scene on a device, with the places that follow from its numbers: screen height
/// H, bottom safe area, keyboard height K.
struct SeedCase: CustomTestStringConvertible, Sendable {
  var scene: String
  var field: String
  var measured: String
  var device: String
  var orientation: Orientation
  /// Lower edge of what is measured, in points of the screen, before and with the keyboard.
  var rest: CGFloat
  var up: CGFloat

  var testDescription: String { "\(scene) on \(device), \(orientation.rawValue)" }

  private struct Spot {
    var device: String
    var orientation: Orientation
    var height: CGFloat
    var safeBottom: CGFloat
    var keyboard: CGFloat
    var numberPad: CGFloat
  }

  private static let spots = [
    Spot(
      device: "iphone-14-pro", orientation: .portrait, height: 852, safeBottom: 34,
      keyboard: 336, numberPad: 291),
    Spot(
      device: "iphone-14-pro", orientation: .landscapeRight, height: 393, safeBottom: 21,
      keyboard: 209, numberPad: 171),
    Spot(
      device: "iphone-8", orientation: .portrait, height: 667, safeBottom: 0, keyboard: 260,
      numberPad: 216),
    Spot(
      device: "iphone-8", orientation: .landscapeLeft, height: 375, safeBottom: 0,
      keyboard: 200, numberPad: 162),
    Spot(
      device: "ipad-air", orientation: .portrait, height: 1180, safeBottom: 20, keyboard: 338,
      numberPad: 338),
    Spot(
      device: "ipad-air", orientation: .landscapeRight, height: 820, safeBottom: 20,
      keyboard: 423, numberPad: 423),
  ]

  static let all: [SeedCase] = spots.flatMap { spot in
    func make(
      _ scene: String, field: String, measured: String, rest: CGFloat, up: CGFloat
    ) -> SeedCase {
      SeedCase(
        scene: scene, field: field, measured: measured, device: spot.device,
        orientation: spot.orientation, rest: rest, up: up)
    }
    let safe = spot.height - spot.safeBottom
    let top = spot.height - spot.keyboard
    return [
      make(
        "login", field: "username", measured: "login", rest: safe - 20,
        up: safe - spot.keyboard - (spot.safeBottom == 0 ? 20 : 0)),
      make(
        "alongside", field: "message", measured: "message", rest: spot.height - 20,
        up: top - 20),
      make(
        "shift", field: "code", measured: "code", rest: spot.height - 100,
        up: spot.height - 100 - spot.numberPad),
      make("height", field: "note", measured: "adjusting", rest: safe, up: top),
      make("overlap", field: "zip", measured: "zip", rest: safe - 40, up: top - 12),
    ]
  }
}
