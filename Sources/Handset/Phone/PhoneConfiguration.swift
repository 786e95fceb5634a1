import Devices
import UIKit

/// How a phone is when it is switched on.
public struct PhoneConfiguration {
  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// How large the user wants text to be.
  public var textSize: UIContentSizeCategory
  /// The language of the app, such as `de` or `pt-BR`: it decides the system's words and
  /// whether screens are read from right to left.
  public var language = "en"
  /// What types: the drawn keyboard, one that is plugged in, or nothing.
  public var keyboard: KeyboardSettings
  /// What the user has asked of motion.
  public var accessibility = AccessibilitySettings()
  /// When a text field hears that it is being edited.
  public var beginEditingOrder = BeginEditingOrder.observed

  /// A phone held upright, light, with its drawn keyboard.
  public init(
    device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    textSize: UIContentSizeCategory = .large, keyboard: KeyboardSettings = KeyboardSettings()
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.textSize = textSize
    self.keyboard = keyboard
  }
}
