import Devices

extension KeyboardLegends {
  /// Whether the letters have capitals, so that shift makes sense at the start of a sentence.
  var hasCapitals: Bool {
    alphabet.contains { $0.uppercased() != $0 } || composition(on: .phone) == .romaji
  }
}
