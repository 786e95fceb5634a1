/// Takes the values out of one JSON object of a data file, and turns everything that is not as
/// agreed into a `ResourceError` that points at it.
struct ObjectReader {
  let file: String
  let position: JSONPosition
  private let members: [String: JSONValue.Member]

  /// An object that may have these keys and no others.
  init(_ value: JSONValue, file: String, keys: [String]) throws(ResourceError) {
    try self.init(openEnded: value, file: file)
    guard case .object(let list) = value.content else { return }
    for member in list where !keys.contains(member.key) {
      throw ResourceError(
        kind: .invalid, file: file, position: member.keyPosition,
        message: "unknown key \"\(member.key)\"" + Suggestion.clause(for: member.key, in: keys))
    }
  }

  /// An object whose keys are data.
  init(openEnded value: JSONValue, file: String) throws(ResourceError) {
    guard case .object(let list) = value.content else {
      throw ResourceError(
        kind: .invalid, file: file, position: value.position,
        message: "expected an object, found \(value.kindDescription)")
    }
    self.file = file
    position = value.position
    members = Dictionary(list.map { ($0.key, $0) }) { first, _ in first }
  }

  var keys: [String] { members.keys.sorted() }

  func has(_ key: String) -> Bool { members[key] != nil }

  // MARK: Values

  func value(_ key: String) throws(ResourceError) -> JSONValue {
    guard let member = members[key] else {
      throw ResourceError(
        kind: .invalid, file: file, position: position, message: "key \"\(key)\" is missing")
    }
    return member.value
  }

  func number(
    _ key: String, in range: ClosedRange<Double> = 0...10_000
  ) throws(ResourceError) -> Double {
    try number(of: try value(key), named: key, in: range)
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(ResourceError) -> Int {
    let number = try number(key, in: Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else {
      throw failure(key, "must be a whole number, not \(number)")
    }
    return Int(number)
  }

  func numbers(
    _ key: String, count: Int? = nil, in range: ClosedRange<Double> = 0...10_000
  ) throws(ResourceError) -> [Double] {
    var result: [Double] = []
    for element in try array(key) {
      result.append(try number(of: element, named: key, in: range))
    }
    if let count, result.count != count {
      throw failure(key, "must have \(count) numbers, has \(result.count)")
    }
    return result
  }

  func string(_ key: String) throws(ResourceError) -> String {
    try string(of: try value(key), named: key)
  }

  func strings(_ key: String) throws(ResourceError) -> [String] {
    var result: [String] = []
    for element in try array(key) { result.append(try string(of: element, named: key)) }
    return result
  }

  func flag(_ key: String) throws(ResourceError) -> Bool {
    guard case .bool(let flag) = try value(key).content else {
      throw failure(key, "must be true or false, not \(try value(key).kindDescription)")
    }
    return flag
  }

  /// The words of a string, between blanks.
  func words(_ key: String) throws(ResourceError) -> [String] {
    try string(key).split(separator: " ").map(String.init)
  }

  func array(_ key: String) throws(ResourceError) -> [JSONValue] {
    guard case .array(let elements) = try value(key).content else {
      throw failure(key, "must be an array, not \(try value(key).kindDescription)")
    }
    return elements
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(ResourceError) -> Choice where Choice.RawValue == String {
    let text = try string(key)
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw failure(
        key,
        "must be \(words.map { "\"\($0)\"" }.joined(separator: " or ")), not \"\(text)\""
          + Suggestion.clause(for: text, in: words))
    }
    return choice
  }

  func object(_ key: String, keys: [String]) throws(ResourceError) -> ObjectReader {
    try ObjectReader(try value(key), file: file, keys: keys)
  }

  // MARK: Errors

  /// An error that points at a key's value.
  func failure(_ key: String, _ clause: String) -> ResourceError {
    ResourceError(
      kind: .invalid, file: file, position: members[key]?.value.position ?? position,
      message: "\"\(key)\" \(clause)")
  }

  // MARK: Elements

  private func number(
    of value: JSONValue, named key: String, in range: ClosedRange<Double>
  ) throws(ResourceError) -> Double {
    guard case .number(let number) = value.content else {
      throw element(value, key, "must be a number, not \(value.kindDescription)")
    }
    guard range.contains(number) else {
      throw element(
        value, key,
        "is \(Self.text(number)); it must lie between \(Self.text(range.lowerBound)) and "
          + Self.text(range.upperBound))
    }
    return number
  }

  private func string(of value: JSONValue, named key: String) throws(ResourceError) -> String {
    guard case .string(let text) = value.content else {
      throw element(value, key, "must be a string, not \(value.kindDescription)")
    }
    guard !text.isEmpty else { throw element(value, key, "must not be empty") }
    return text
  }

  private func element(_ value: JSONValue, _ key: String, _ clause: String) -> ResourceError {
    ResourceError(
      kind: .invalid, file: file, position: value.position, message: "\"\(key)\" \(clause)")
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
