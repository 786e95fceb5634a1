import Foundation

/// Results for programs.
enum JSONOutput {
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Terminal.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// One value on a line of its own.
  static func printLine(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Terminal.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
