import Devices
import UIKit

extension Phone {
  /// A phone that shows its keyboard in a pose, at rest, over a screen with one field.
  /// - Throws: `ResourceError` when the keyboard's resources cannot be read.
  public static func posing(
    _ pose: KeyboardPose, _ configuration: PhoneConfiguration, equipment: PhoneEquipment
  ) throws -> Phone {
    try posing(pose, behind: .plain, configuration, equipment: equipment)
  }

  /// The same over a given screen.
  static func posing(
    _ pose: KeyboardPose, behind: ScreenBehind, _ configuration: PhoneConfiguration,
    equipment: PhoneEquipment
  ) throws -> Phone {
    let screen = PoseViewController(pose, behind: behind)
    let phone = try Phone(configuration, equipment: equipment) { screen }
    phone.focus(screen.field)
    phone.settle()
    phone.perform {
      if let plane = pose.plane { phone.keyboard.show(plane) }
      if let shift = pose.shift { phone.keyboard.setShift(shift) }
      if pose.isEmoji { phone.keyboard.setEmoji(true) }
    }
    phone.settle()
    if let pressed = pose.pressed, let frame = phone.keyboard.keyFrame(named: pressed) {
      _ = phone.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      phone.advance(by: pose.pressDuration)
    }
    return phone
  }

  /// Puts something else behind the keyboard of a phone in a pose.
  func setBehind(_ behind: ScreenBehind) {
    perform { (window.rootViewController as? PoseViewController)?.behind = behind }
  }
}
