import Foundation

/// Results for programs.
enum JSONOutput {
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Terminal.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
