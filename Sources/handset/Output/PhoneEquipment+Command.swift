import Handset

extension PhoneEquipment {
  /// The equipment of a command, which warns of writing systems that no installed font draws.
  /// - Throws: as `init()`.
  static func forCommand() throws -> PhoneEquipment {
    let equipment = try PhoneEquipment()
    equipment.fonts.tellOfMissingGlyphs(Terminal.warning)
    return equipment
  }
}
