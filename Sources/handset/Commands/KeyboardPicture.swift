import Devices
import Handset
import Raster
import UIKit

/// `handset keyboards -o F.png`: a picture of a phone with its keyboard in some state.
enum KeyboardPicture {
  /// What only pictures can be asked for.
  static let options: [Option] = [
    .appearance, .language, .keyboardType, .returnKey, .plane, .shift, .press, .placement,
    .predictive,
  ]

  @MainActor
  static func write(_ arguments: ParsedArguments) throws {
    guard !arguments.has(.json) else { throw Failure.usage("--json does not go with a picture") }
    let equipment = try PhoneEquipment.forCommand()
    let device =
      try arguments.device(in: equipment.catalogue)
      ?? equipment.catalogue.device(named: DeviceCatalogue.defaultID)
    let pose = try pose(arguments)
    try check(arguments, pose, on: device)
    let predictive = try arguments.choice(.predictive, as: Switch.self)
    let phone = try Phone.posing(
      pose,
      PhoneConfiguration(
        device: device,
        orientation: try arguments.choice(.orientation, as: OrientationChoice.self)?.orientation
          ?? .portrait,
        appearance: try arguments.choice(.appearance, as: Appearance.self) ?? .light,
        keyboard: KeyboardSettings(
          isPredictive: predictive != .off,
          look: try arguments.choice(.look, as: KeyboardLook.self) ?? .classic,
          languages: try arguments.keyboards(.language, in: equipment.catalogue) ?? ["en"],
          placement: try placement(arguments, on: device))),
      equipment: equipment)
    if let pressed = pose.pressed, phone.keyboard.keyFrame(named: pressed) == nil {
      let names = pose.isEmoji ? [] : phone.keyboard.keyNames
      throw Failure.usage(
        "--press: no key that shows is called \"\(pressed)\""
          + Suggestions.clause(for: pressed, in: names))
    }
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

  private static func placement(
    _ arguments: ParsedArguments, on device: Device
  ) throws -> KeyboardPlacement {
    guard let placement = try arguments.choice(.placement, as: KeyboardPlacement.self) else {
      return .docked
    }
    let offered = device.keyboard.placements
    guard offered.contains(placement) else {
      throw Failure.usage(
        "the keyboard of \(device.name) is never \(placement.rawValue); it is "
          + offered.map(\.rawValue).joined(separator: ", "))
    }
    return placement
  }

  private static func pose(_ arguments: ParsedArguments) throws -> KeyboardPose {
    let plane = try arguments.choice(.plane, as: PlaneChoice.self)
    return KeyboardPose(
      type: try arguments.choice(.keyboardType, as: KeyboardTypeChoice.self)?.type ?? .default,
      returnKey: try arguments.choice(.returnKey, as: ReturnKeyChoice.self)?.type ?? .default,
      plane: plane?.plane, shift: try arguments.choice(.shift, as: KeyboardPose.Shift.self),
      isEmoji: plane == .emoji, pressed: arguments.value(.press),
      pressDuration: arguments.value(.press) == nil ? 0 : 0.1)
  }

  /// Refuses what the keyboard that was asked for does not have.
  private static func check(
    _ arguments: ParsedArguments, _ pose: KeyboardPose, on device: Device
  ) throws {
    let type = arguments.value(.keyboardType) ?? KeyboardTypeChoice.default.rawValue
    let isPad = pose.type.isPad && device.idiom == .phone
    if let plane = arguments.value(.plane) {
      guard !isPad, !pose.isEmoji || !pose.type.isPad && pose.type != .asciiCapable else {
        throw Failure.usage("a keyboard of type \(type) has no plane \"\(plane)\"")
      }
    }
    guard pose.shift != nil else { return }
    let startsWithLetters = !pose.type.isPad && pose.type != .numbersAndPunctuation
    let showsLetters = pose.plane.map { $0 == .letters } ?? (startsWithLetters && !pose.isEmoji)
    guard showsLetters else {
      throw Failure.usage("--shift is for letters, and the keyboard shows none")
    }
  }
}
