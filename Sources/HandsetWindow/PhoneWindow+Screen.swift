import Devices
import Handset
import UIKit

extension PhoneWindow {
  /// Opens a window with a screen of yours in it and runs until it is closed.
  ///
  ///     try PhoneWindow.run("iPhone 13 Pro") { LoginViewController() }
  ///
  /// - Parameters:
  ///   - device: an id, a model name or `WxH@S`.
  ///   - makeRoot: makes the first controller; called again for each further device.
  /// - Throws: when the device is unknown, resources or fonts are missing, or there is no
  ///   display.
  public static func run(
    _ device: String = DeviceCatalogue.defaultID, title: String = "Handset",
    makeRoot: @escaping @MainActor () -> UIViewController
  ) throws {
    let equipment = try PhoneEquipment()
    try run(
      PhoneConfiguration(device: equipment.catalogue.device(named: device)),
      equipment: equipment, title: title, makeRoot: makeRoot)
  }
}
