import Devices
import Handset
import UIKit

extension Phone {
  /// The equipment that all phones of a test run share: opening fonts once is enough.
  public static let testEquipment = Result { try PhoneEquipment() }

  /// Switches a phone on with a screen of yours on it.
  ///
  ///     let phone = try Phone.launch("iPhone 13 Pro") { LoginViewController() }
  ///     try phone.element("username").tap()
  ///     phone.settle()
  ///     #expect(try phone.element("login").frame.maxY <= phone.keyboardTop)
  ///
  /// - Parameters:
  ///   - device: an id, a model name or `WxH@S`.
  ///   - language: the language of the app, such as `de`.
  /// - Throws: when the device is unknown or resources or fonts are missing.
  public static func launch(
    _ device: String = DeviceCatalogue.defaultID,
    orientation: Orientation = .portrait,
    appearance: Appearance = .light,
    textSize: UIContentSizeCategory = .large,
    language: String = "en",
    keyboard: KeyboardSettings = KeyboardSettings(),
    makeRoot: () -> UIViewController
  ) throws -> Phone {
    let equipment = try testEquipment.get()
    var configuration = PhoneConfiguration(
      device: try equipment.catalogue.device(named: device), orientation: orientation,
      appearance: appearance, textSize: textSize, keyboard: keyboard)
    configuration.language = language
    return try Phone(configuration, equipment: equipment, makeRoot: makeRoot)
  }

  /// The view with an accessibility identifier, to look at and act on.
  /// - Throws: `ElementError` when there is none.
  public func element(_ identifier: String) throws -> PhoneElement {
    guard let view = view(withIdentifier: identifier) else {
      throw ElementError(identifier: identifier, known: identifiers)
    }
    return PhoneElement(view: view, phone: self)
  }
}
