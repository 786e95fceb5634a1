import Foundation

/// The devices that the phone can be, read from a folder of data files.
///
/// Nothing is read before it is asked for, and nothing is kept: a device by its id costs one
/// file.
public struct DeviceCatalogue: Sendable {
  /// The id of the device that is used when none is asked for.
  public static let defaultID = "iphone-14-pro"

  /// The folder with the data files.
  public let resources: URL

  /// The catalogue in a folder of data files; `ResourceLocator` finds the usual one.
  public init(resources: URL) {
    self.resources = resources
  }

  private var folder: ResourceFolder {
    ResourceFolder(
      url: resources.appendingPathComponent("devices", isDirectory: true), kind: "devices")
  }

  /// The ids of all devices, in alphabetical order. Reads the folder, no file.
  public func ids() throws(ResourceError) -> [String] { try folder.ids() }

  /// The device with this id. Reads one file.
  public func device(id: String) throws(ResourceError) -> Device {
    let file = folder.file(id)
    return try Device(try file.json(), file: file.displayName, stem: id)
  }

  /// All devices, phones first, each kind from the smallest screen to the largest.
  public func all() throws(ResourceError) -> [Device] {
    var devices: [Device] = []
    for id in try ids() { devices.append(try device(id: id)) }
    return devices.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
  }

  private static func order(_ device: Device) -> [Double] {
    [device.idiom == .phone ? 0 : 1, device.size.points.width, device.size.points.height]
  }

  /// The device that somebody means by an id (`iphone-14-pro`), a model's name ("iPhone 13
  /// Pro", "13 pro"; case, spaces and hyphens do not count) or a size (`393x852@3`).
  ///
  /// Throws a `DeviceError` when there is no such device, a `ResourceError` when a data file is
  /// wrong.
  public func device(named name: String) throws -> Device {
    if let size = CustomSize(name) { return try .custom(size, name: name, among: all()) }
    let wanted = Self.folded(name)
    let ids = try ids()
    if let id = ids.first(where: { Self.folded($0) == wanted }) { return try device(id: id) }
    let devices = try all()
    if let device = devices.first(where: { Self.names($0).contains(wanted) }) { return device }
    let models = devices.flatMap { $0.models + $0.models.map(Self.withoutMaker) }
    throw DeviceError.unknown(name, suggestion: Suggestion.closest(to: name, in: ids + models))
  }

  /// The measures of a device's keys. Reads one file.
  public func keyboardLayout(of device: Device) throws(ResourceError) -> KeyboardLayout {
    let (layout, file) = try layout(named: device.keyboardLayout)
    guard (layout.form == .phone) == (device.idiom == .phone) else {
      throw ResourceError(
        kind: .invalid, file: file.displayName,
        message: "\"form\" is \"\(layout.form.rawValue)\", but \(device.id) is a "
          + device.idiom.rawValue)
    }
    return layout
  }

  /// The layout of the keys of a small phone, which a tablet's floating keyboard has.
  public func floatingLayout() throws(ResourceError) -> KeyboardLayout {
    try layout(named: "phone-320").layout
  }

  private func layout(
    named name: String
  ) throws(ResourceError) -> (layout: KeyboardLayout, file: ResourceFile) {
    let file = ResourceFile(
      url: resources.appendingPathComponent("keyboards/layouts/\(name).json"))
    return (try KeyboardLayout(try file.json(), file: file.displayName, name: name), file)
  }

  /// The codes of the languages that keyboards are there for, in alphabetical order. Reads the
  /// folder, no file.
  public func keyboardLanguages() throws(ResourceError) -> [String] {
    let folder = ResourceFolder(
      url: resources.appendingPathComponent("keyboards", isDirectory: true), kind: "keyboards")
    return try folder.ids().filter { $0 + ".json" != Self.emojiFile }
  }

  private static let emojiFile = "emoji.json"

  /// The pictures of the emoji panel. Reads one file.
  public func emoji() throws(ResourceError) -> EmojiCatalogue {
    let file = ResourceFile(
      url: resources.appendingPathComponent("keyboards/\(Self.emojiFile)"))
    return try EmojiCatalogue(try file.json(), file: file.displayName)
  }

  /// What stands on the keys in a language. Reads its file and those that it is based on.
  public func keyboardLegends(
    language: String = "en"
  ) throws(ResourceError) -> KeyboardLegends {
    try keyboardLegends(language: language, below: [])
  }

  private func keyboardLegends(
    language: String, below: [String]
  ) throws(ResourceError) -> KeyboardLegends {
    let file = ResourceFile(url: resources.appendingPathComponent("keyboards/\(language).json"))
    let root = try file.json()
    var base: KeyboardLegends?
    if let name = try KeyboardLegends.base(root, file: file.displayName) {
      guard name != language, !below.contains(name) else {
        throw ResourceError(
          kind: .invalid, file: file.displayName, position: root.position,
          message: "\"base\" leads back to \"\(name)\"")
      }
      base = try keyboardLegends(language: name, below: below + [language])
    }
    return try KeyboardLegends(root, file: file.displayName, language: language, base: base)
  }

  private static func names(_ device: Device) -> Set<String> {
    Set(
      (device.models + [device.name]).flatMap {
        [folded($0), folded(withoutMaker($0))]
      })
  }

  private static func withoutMaker(_ model: String) -> String {
    for maker in ["iPhone ", "iPad "] where model.hasPrefix(maker) {
      return String(model.dropFirst(maker.count))
    }
    return model
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }
}
