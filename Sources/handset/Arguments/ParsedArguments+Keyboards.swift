import Devices

extension ParsedArguments {
  /// The keyboards that an option names with commas between them; `nil` without the option.
  /// - Throws: `Failure` for a keyboard that there is none of.
  func keyboards(_ option: Option, in catalogue: DeviceCatalogue) throws -> [String]? {
    guard let value = value(option) else { return nil }
    let known = try catalogue.keyboardLanguages()
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where !known.contains(name) {
      throw Failure.usage(
        "no keyboard has the language \"\(name)\"" + Suggestions.clause(for: name, in: known))
    }
    return names
  }
}
