import Devices

extension ParsedArguments {
  /// The device that was asked for; `nil` where none was.
  /// - Throws: `Failure` for an empty name, and `DeviceError` for an unknown one.
  func device(in catalogue: DeviceCatalogue) throws -> Device? {
    guard let name = value(.device) else { return nil }
    guard !name.allSatisfy(\.isWhitespace) else {
      throw Failure.usage("--device is empty; 'handset devices' lists what there is")
    }
    return try catalogue.device(named: name)
  }
}
