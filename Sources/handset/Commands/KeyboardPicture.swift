import Devices
import Handset
import Raster
import UIKit

/// `handset keyboards -o F.png`: a picture of a phone with its keyboard in some state.
enum KeyboardPicture {
  @MainActor
  static func write(_ arguments: ParsedArguments) throws {
    let equipment = try PhoneEquipment()
    let device = try equipment.catalogue.device(
      named: arguments.value(.device) ?? DeviceCatalogue.defaultID)
    let language = arguments.value(.language) ?? "en"
    let known = try equipment.catalogue.keyboardLanguages()
    let languages = language.split(separator: ",").map(String.init)
    for name in languages where !known.contains(name) {
      throw Failure.usage(
        "no keyboard has the language \"\(name)\"" + Suggestions.clause(for: name, in: known))
    }
    let predictive = try arguments.choice(.predictive, as: Switch.self)
    let phone = try Phone.posing(
      pose(arguments),
      PhoneConfiguration(
        device: device,
        orientation: try arguments.choice(.orientation, as: OrientationChoice.self)?.orientation
          ?? .portrait,
        appearance: try arguments.choice(.appearance, as: Appearance.self) ?? .light,
        keyboard: KeyboardSettings(
          isPredictive: predictive != .off,
          look: try arguments.choice(.look, as: KeyboardLook.self) ?? .classic,
          languages: languages,
          placement: try arguments.choice(.placement, as: KeyboardPlacement.self) ?? .docked)),
      equipment: equipment)
    let file = arguments.value(.output) ?? "keyboard.png"
    let png = try PNGEncoder.encode(
      PhoneCamera(equipment: equipment).picture(of: phone), channels: .rgb)
    guard file != "-" else {
      Terminal.print(png)
      return
    }
    try PNGEncoder.write(png, to: file)
    Terminal.print(file)
  }

  private static func pose(_ arguments: ParsedArguments) throws -> KeyboardPose {
    let plane = try arguments.choice(.plane, as: PlaneChoice.self)
    return KeyboardPose(
      type: try arguments.choice(.keyboardType, as: KeyboardTypeChoice.self)?.type ?? .default,
      returnKey: try arguments.choice(.returnKey, as: ReturnKeyChoice.self)?.type ?? .default,
      plane: plane?.plane, shift: try arguments.choice(.shift, as: KeyboardPose.Shift.self) ?? .on,
      isEmoji: plane == .emoji, pressed: arguments.value(.press),
      pressDuration: arguments.value(.press) == nil ? 0 : 0.1)
  }
}
