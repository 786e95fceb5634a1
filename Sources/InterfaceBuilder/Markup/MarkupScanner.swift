import UIKit

/// Goes through the bytes of an XML file.
struct MarkupScanner {
  let bytes: [UInt8]
  /// Where it stands.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  func isAt(_ text: StaticString) -> Bool { isAt(text, offset) }

  private func isAt(_ text: StaticString, _ place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<count where bytes[place + index] != wanted[index] { return false }
      return true
    }
  }

  /// Goes on behind a text if it stands here.
  @discardableResult
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Goes on behind the next place at which a text stands, or to the end.
  mutating func skip(past text: StaticString) -> Bool {
    while offset < bytes.count {
      if skip(text) { return true }
      offset += 1
    }
    return false
  }

  /// Goes on behind white space. Answers whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// Goes on to the next tag, and answers what is before it.
  mutating func skipText() -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    return start..<offset
  }

  /// A name of an element or attribute, if one stands here.
  mutating func readName() -> String? {
    let start = offset
    while offset < bytes.count, Self.isPartOfName(bytes[offset], isFirst: offset == start) {
      offset += 1
    }
    return offset > start ? plainText(start..<offset) : nil
  }

  /// A value in quotation marks, if one stands here and ends.
  mutating func readQuoted() throws(MarkupFault) -> String? {
    guard offset < bytes.count else { return nil }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "<") { return nil }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return try text(start..<(offset - 1), isAttribute: true)
  }

  func firstNonSpace(in range: Range<Int>) -> Int? {
    range.first { !Self.isSpace(bytes[$0]) }
  }

  // MARK: Text

  func plainText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A text with its references to characters resolved. Ends of lines become single ones, in
  /// attributes blanks.
  func text(_ range: Range<Int>, isAttribute: Bool) throws(MarkupFault) -> String {
    guard range.contains(where: { Self.isSpecial(bytes[$0]) }) else { return plainText(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "&"):
        let (scalar, end) = try reference(at: place, before: range.upperBound)
        result += Array(String(scalar).utf8)
        place = end
      case UInt8(ascii: "\r"):
        if place < range.upperBound, bytes[place] == UInt8(ascii: "\n") { place += 1 }
        result.append(isAttribute ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        result.append(isAttribute ? UInt8(ascii: " ") : byte)
      default:
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that a reference stands for, and where the reference ends. The longest is
  /// `#1114111;`.
  private func reference(
    at start: Int, before end: Int
  ) throws(MarkupFault) -> (Unicode.Scalar, end: Int) {
    let reach = min(end, start + 10)
    guard let stop = (start..<max(start, reach)).first(where: { bytes[$0] == UInt8(ascii: ";") })
    else { throw MarkupFault(start - 1, "an entity is used that XML does not define") }
    let name = plainText(start..<stop)
    let number: UInt32?
    switch name {
    case "amp": return ("&", stop + 1)
    case "lt": return ("<", stop + 1)
    case "gt": return (">", stop + 1)
    case "quot": return ("\"", stop + 1)
    case "apos": return ("'", stop + 1)
    case let name where name.hasPrefix("#x"): number = UInt32(name.dropFirst(2), radix: 16)
    case let name where name.hasPrefix("#"): number = UInt32(name.dropFirst(1))
    default: throw MarkupFault(start - 1, "an entity is used that XML does not define")
    }
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
      throw MarkupFault(start - 1, "there is no character &\(name);")
    }
    return (scalar, stop + 1)
  }

  // MARK: Bytes

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isPartOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !isFirst
    default:
      false
    }
  }
}
