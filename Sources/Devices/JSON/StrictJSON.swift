/// Reads JSON strictly by RFC 8259 and remembers where everything stood, so that a mistake in
/// a data file can be pointed at. A key that is given twice in one object is an error.
public struct StrictJSON {
  /// Why a text is not JSON, and where.
  public struct SyntaxError: Error, Hashable {
    /// Where the reader stopped.
    public var position: JSONPosition
    /// What was wrong there, as one clause without a full stop.
    public var message: String
  }

  private static let maximumDepth = 100

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value in a UTF-8 text.
  public static func parse(_ text: some Sequence<UInt8>) throws(SyntaxError) -> JSONValue {
    var reader = StrictJSON(bytes: Array(text))
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    if reader.index < reader.bytes.count {
      throw reader.failure("more text after the end of the value")
    }
    return value
  }

  // MARK: Values

  private mutating func value() throws(SyntaxError) -> JSONValue {
    let start = position
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw failure("nested too deeply") }
    guard let first = peek else { throw failure("the text ends where a value is expected") }
    let content: JSONValue.Content =
      switch first {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try literal("true", .bool(true))
      case UInt8(ascii: "f"): try literal("false", .bool(false))
      case UInt8(ascii: "n"): try literal("null", .null)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: throw failure("expected a value")
      }
    return JSONValue(content: content, position: start)
  }

  private mutating func members() throws(SyntaxError) -> [JSONValue.Member] {
    index += 1
    var result: [JSONValue.Member] = []
    var seen: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return result }
    while true {
      skipSpace()
      let keyPosition = position
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try string()
      guard seen.insert(key).inserted else {
        throw SyntaxError(position: keyPosition, message: "key \"\(key)\" is given twice")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("expected \":\" after the key") }
      skipSpace()
      let value = try value()
      result.append(.init(key: key, keyPosition: keyPosition, value: value))
      skipSpace()
      if take(UInt8(ascii: "}")) { return result }
      guard take(UInt8(ascii: ",")) else { throw failure("expected \",\" or \"}\"") }
    }
  }

  private mutating func elements() throws(SyntaxError) -> [JSONValue] {
    index += 1
    var result: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return result }
    while true {
      skipSpace()
      result.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return result }
      guard take(UInt8(ascii: ",")) else { throw failure("expected \",\" or \"]\"") }
    }
  }

  private mutating func literal(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(SyntaxError) -> JSONValue.Content {
    let text = word.description
    guard bytes[index...].starts(with: text.utf8) else { throw failure("expected a value") }
    index += text.utf8.count
    return content
  }

  private mutating func number() throws(SyntaxError) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let next = peek, Self.isDigit(next) { throw failure("a number starts with a zero") }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure("the number \(text) is too large")
    }
    return number
  }

  private mutating func digits() throws(SyntaxError) {
    guard let first = peek, Self.isDigit(first) else { throw failure("expected a digit") }
    while let next = peek, Self.isDigit(next) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Strings

  private mutating func string() throws(SyntaxError) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: result, as: UTF8.self) else {
          throw failure("the string is not UTF-8")
        }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        result.append(contentsOf: String(Character(try escape())).utf8)
      case 0..<0x20:
        throw failure("a control character in a string; write it as an escape")
      default:
        result.append(byte)
        index += 1
      }
    }
    throw failure("the string has no closing quote")
  }

  private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
    guard let byte = peek else { throw failure("the string has no closing quote") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try hexadecimal()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
        throw failure("half of a surrogate pair")
      }
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { throw failure("half of a surrogate pair") }
      return scalar
    default:
      index -= 1
      throw failure("unknown escape")
    }
  }

  private mutating func hexadecimal() throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: JSONPosition {
    JSONPosition(line: line, column: index - lineStart + 1)
  }

  private func failure(_ message: String) -> SyntaxError {
    SyntaxError(position: position, message: message)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      default:
        return
      }
    }
  }
}
