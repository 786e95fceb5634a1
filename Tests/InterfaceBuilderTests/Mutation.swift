import Foundation

/// Ways of damaging an interface file.
enum Mutation: CaseIterable, Sendable {
  case cut
  case changeByte
  case removeBytes
  case repeatBytes
  case changeValue
  case swapIDs
  case referToItself
  case forgetElement
  case moveElement

  /// Values that no file should have.
  private static let nasty = [
    "", " ", "nope", "NaN", "inf", "-inf", "-1", "0", "1e308", "-1e308", "1e-320", "0x1p9",
    "99999999999999999999", "-99999999999999999999", "9999999", "-9999999", "0.1e", "1:0", "YES",
    "NO", "../../../etc/passwd", "&#x1F600;&#x301;", String(repeating: "long", count: 3000),
  ]

  /// A damaged file.
  func apply(to bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .cut:
      return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    case .changeByte:
      var result = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        result[Int.random(in: 0..<bytes.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      return result
    case .removeBytes:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...200, using: &random))
      return Array(bytes[..<start] + bytes[end...])
    case .repeatBytes:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...400, using: &random))
      return Array(bytes[..<end] + bytes[start...])
    case .changeValue:
      return Self.replaceValues(in: text, using: &random) { _ in
        true
      } with: { random in
        Self.nasty.randomElement(using: &random) ?? ""
      }
    case .swapIDs:
      let ids = Self.ids(in: text)
      return Self.replaceValues(in: text, using: &random) {
        ids.contains($0)
      } with: { random in
        ids.randomElement(using: &random) ?? "x"
      }
    case .referToItself:
      return Self.referToItself(text, using: &random)
    case .forgetElement, .moveElement:
      return moveLine(text, using: &random)
    }
  }

  private static func ids(in text: String) -> [String] {
    text.matches(of: /id="([^"]*)"/).map { String($0.output.1) }
  }

  /// Changes a few values of attributes.
  private static func replaceValues(
    in text: String, using random: inout SeededRandom, where isWanted: (String) -> Bool,
    with value: (inout SeededRandom) -> String
  ) -> [UInt8] {
    let matches = text.matches(of: /="([^"]*)"/).filter { isWanted(String($0.output.1)) }
    guard !matches.isEmpty else { return Array(text.utf8) }
    var result = text
    let count = Int.random(in: 1...3, using: &random)
    let chosen = (0..<count).map { _ in Int.random(in: 0..<matches.count, using: &random) }
    for place in Set(chosen).sorted(by: >) {
      result.replaceSubrange(matches[place].range, with: "=\"\(value(&random))\"")
    }
    return Array(result.utf8)
  }

  private static func referToItself(
    _ text: String, using random: inout SeededRandom
  ) -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let candidates = lines.indices.filter {
      lines[$0].contains("<constraint") || lines[$0].contains("<segue")
    }
    guard let place = candidates.randomElement(using: &random) else { return Array(text.utf8) }
    let ids = ids(in: text)
    let id = ids.randomElement(using: &random) ?? "x"
    var changed = lines
    changed[place] = lines[place]
      .replacing(/(firstItem|secondItem|destination)="[^"]*"/) { "\($0.output.1)=\"\(id)\"" }
    return Array(changed.joined(separator: "\n").utf8)
  }

  private func moveLine(_ text: String, using random: inout SeededRandom) -> [UInt8] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].hasSuffix("/>") }
    guard let place = places.randomElement(using: &random) else { return Array(text.utf8) }
    let line = lines.remove(at: place)
    if self == .moveElement {
      lines.insert(line, at: Int.random(in: 3..<lines.count, using: &random))
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
