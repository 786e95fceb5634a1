import Foundation

/// Reads the text of a `.strings` file: `"key" = "text";`, comments, bare words, escapes. What
/// comes before a damage is kept.
struct StringsScanner {
  private(set) var entries: [String: String] = [:]
  /// The first thing that is not as it should be.
  private(set) var damage: (place: MarkupPlace, message: String)?

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private struct Damage: Error {
    let position: Int
    let message: String
  }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    do {
      try read()
    } catch {
      damage = (place(of: error.position), error.message)
    }
  }

  private mutating func read() throws(Damage) {
    try skipBlanks()
    while position < scalars.count {
      let key = try word("a key")
      try skipBlanks()
      var text = key
      if current == "=" {
        position += 1
        try skipBlanks()
        text = try word("a text")
        try skipBlanks()
      }
      try expect(";", after: key)
      entries[key] = text
      try skipBlanks()
    }
  }

  // MARK: Words

  private mutating func word(_ kind: String) throws(Damage) -> String {
    guard let current else { throw Damage(position: position, message: "\(kind) is missing") }
    if current == "\"" || current == "'" { return try quoted(by: current) }
    let start = position
    while let scalar = self.current, Self.isBare(scalar) { position += 1 }
    guard position > start else {
      throw Damage(position: position, message: "expected \(kind), found \"\(current)\"")
    }
    return text(scalars[start..<position])
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "$", ":", "/", "[", "]": true
    default: false
    }
  }

  private mutating func quoted(by mark: Unicode.Scalar) throws(Damage) -> String {
    let start = position
    position += 1
    var found: [Unicode.Scalar] = []
    while let scalar = current, scalar != mark {
      position += 1
      found += scalar == "\\" ? escaped() : [scalar]
    }
    guard current == mark else {
      throw Damage(position: start, message: "the text has no closing quotation mark")
    }
    position += 1
    return text(found[...])
  }

  private mutating func escaped() -> [Unicode.Scalar] {
    guard let letter = current else { return [] }
    position += 1
    switch letter {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "U", "u": return Array(String(decoding: units(), as: UTF16.self).unicodeScalars)
    default: return [letter]
    }
  }

  /// The UTF-16 unit after `\U`, and its other half where one follows.
  private mutating func units() -> [UInt16] {
    var units = [unit()]
    if UTF16.isLeadSurrogate(units[0]), current == "\\", position + 1 < scalars.count,
      ["U", "u"].contains(scalars[position + 1])
    {
      position += 2
      units.append(unit())
    }
    return units
  }

  private mutating func unit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap({ Character($0).hexDigitValue }) else { break }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: Between words

  private mutating func expect(_ mark: Unicode.Scalar, after key: String) throws(Damage) {
    guard current == mark else {
      let found = current.map { "found \"\($0)\"" } ?? "the file ends"
      throw Damage(position: position, message: "expected \"\(mark)\" after \"\(key)\", \(found)")
    }
    position += 1
  }

  private mutating func skipBlanks() throws(Damage) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "/", next == "/" {
        while current != nil, current != "\n" { position += 1 }
      } else if scalar == "/", next == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Damage) {
    let start = position
    position += 2
    while current != nil, !(current == "*" && next == "/") { position += 1 }
    guard current != nil else { throw Damage(position: start, message: "the comment has no end") }
    position += 2
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private var next: Unicode.Scalar? {
    position + 1 < scalars.count ? scalars[position + 1] : nil
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private func place(of position: Int) -> MarkupPlace {
    let before = scalars[..<position]
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return MarkupPlace(
      line: before.count { $0 == "\n" } + 1,
      column: text(before[start...]).utf8.count + 1)
  }
}
