import Devices
import Gallery
import Handset
import UIKit

/// A scene with its set-up and the actions on it.
@MainActor
struct SceneArguments {
  let scene: SceneSource
  let actions: [SceneAction]
  let equipment: PhoneEquipment

  private let configuration: PhoneConfiguration

  /// - Throws: `Failure` or a library's error for anything that cannot be used.
  init(_ arguments: ParsedArguments, defaultScene: String? = nil) throws {
    scene = try Self.scene(arguments, defaultScene: defaultScene)
    actions = try arguments.options.compactMap(SceneAction.init)
    let orientation = try arguments.choice(.orientation, as: OrientationChoice.self)
    let appearance = try arguments.choice(.appearance, as: Appearance.self)
    let textSize = try arguments.choice(.textSize, as: TextSizeChoice.self)
    let keyboard = try arguments.choice(.keyboard, as: KeyboardChoice.self)
    let predictive = try arguments.choice(.predictive, as: Switch.self)
    equipment = try PhoneEquipment.forCommand()
    let device =
      try arguments.device(in: equipment.catalogue)
      ?? equipment.catalogue.device(named: scene.canvas?.deviceID ?? DeviceCatalogue.defaultID)
    if orientation == .portraitUpsideDown, !device.turnsUpsideDown {
      throw Failure.usage("\(device.name) does not turn upside down")
    }
    var configuration = PhoneConfiguration(
      device: device,
      orientation: orientation?.orientation ?? scene.canvas?.orientation ?? .portrait,
      appearance: appearance ?? .light,
      textSize: textSize?.category ?? .large,
      keyboard: KeyboardSettings(
        mode: keyboard?.mode ?? .software, isPredictive: predictive != .off,
        look: try arguments.choice(.look, as: KeyboardLook.self) ?? .classic,
        shortcutBar: try arguments.choice(.shortcutBar, as: ShortcutBar.self) ?? .current))
    if try arguments.choice(.motion, as: MotionChoice.self) == .reduced {
      configuration.accessibility = AccessibilitySettings(
        reducesMotion: true, prefersCrossFade: true)
    }
    if let language = arguments.value(.language) {
      configuration.language = try Self.language(
        language, isOfFile: arguments.words.first.map(SceneSource.isFile) == true, equipment)
    }
    // A device that is set to a language comes with its keyboards.
    configuration.keyboard.languages =
      try arguments.keyboards(.keyboards, in: equipment.catalogue)
      ?? equipment.catalogue.keyboards(forLanguage: configuration.language)
    if let order = try arguments.choice(.editingOrder, as: BeginEditingOrder.self) {
      configuration.beginEditingOrder = order
    }
    self.configuration = configuration
  }

  /// Does the actions; where there are none, focuses the first text field.
  /// - Throws: `Failure` for an action that cannot be done, or a scene without a field.
  @MainActor
  func act(on phone: Phone) throws {
    for action in actions { try action.perform(on: phone) }
    guard actions.isEmpty else { return }
    guard let field = phone.firstTextInput else {
      throw Failure.failed("the scene has no text field to focus; name an action")
    }
    phone.focus(field)
  }

  /// A language of a storyboard's texts may be any; what the system writes is there in some.
  private static func language(
    _ name: String, isOfFile: Bool, _ equipment: PhoneEquipment
  ) throws -> String {
    guard !name.allSatisfy(\.isWhitespace) else {
      throw Failure.usage("--language is empty; it takes a code such as \"de\" or \"pt-BR\"")
    }
    guard !isOfFile else { return name }
    let catalogue = WordCatalogue(resources: equipment.resources)
    guard catalogue.speaks(name) else {
      throw Failure.usage(
        "the system does not speak \"\(name)\""
          + Suggestions.clause(for: name, in: ["en"] + (try catalogue.languages())))
    }
    return name
  }

  private static func scene(
    _ arguments: ParsedArguments, defaultScene: String?
  ) throws -> SceneSource {
    guard arguments.words.count <= 1 else {
      throw Failure.usage("one scene at a time; \"\(arguments.words[1])\" is too much")
    }
    if let file = arguments.words.first, SceneSource.isFile(file) {
      return try SceneSource(
        file: file, scene: arguments.value(.scene), language: arguments.value(.language))
    }
    let ids = Gallery.scenes.map(\.id)
    guard let id = arguments.words.first ?? defaultScene else {
      throw Failure.usage("which scene? One of: " + ids.joined(separator: ", "))
    }
    guard let scene = Gallery.scene(id: id) else {
      throw Failure.usage("no scene is called \"\(id)\"" + Suggestions.clause(for: id, in: ids))
    }
    return SceneSource(scene)
  }

  /// The phone as it is switched on, for a host that makes it itself.
  var phoneConfiguration: PhoneConfiguration { configuration }

  /// The phone with the scene on it, at rest.
  func makePhone() throws -> Phone {
    try Phone(configuration, equipment: equipment, makeRoot: scene.makeController)
  }

  /// The phone after all actions: `milliseconds` after the first of them, or else when all has
  /// settled.
  func makePhone(at milliseconds: Double?) throws -> Phone {
    let phone = try makePhone()
    let start = phone.time
    for action in actions { try action.perform(on: phone) }
    if let milliseconds {
      let time = start + milliseconds / 1000
      // Sums of milliseconds may differ in their last digits.
      guard time > phone.time - 1e-6 else {
        throw Failure.usage(
          "--at comes before the end of the actions: a tap takes 50 ms, a drag 250")
      }
      phone.advance(to: max(time, phone.time))
    } else if !actions.isEmpty {
      phone.settle()
    }
    return phone
  }
}
