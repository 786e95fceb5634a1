/// Reads visual format strings by the grammar of FACTS 6.4.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var index = 0

  /// The parts of `format`.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format: format)
    return try parser.parse()
  }

  private init(format: String) {
    self.format = format
    characters = Array(format)
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func failure(_ expectation: String) -> VisualFormatError {
    VisualFormatError(format: format, position: index, expectation: expectation)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func expect(
    _ character: Character, _ expectation: String
  ) throws(VisualFormatError) {
    if !take(character) { throw failure(expectation) }
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if let letter = next, letter == "H" || letter == "V" {
      index += 1
      try expect(":", "Expected a ':' here. That is, either 'H:' or 'V:'")
      result.axis = letter == "H" ? .horizontal : .vertical
    }
    if take("|") { result.leading = try connection() }
    result.elements.append(try element())
    while next != nil {
      let connection = try connection()
      if take("|") {
        result.trailing = connection
        break
      }
      result.elements.append(try element())
      result.connections.append(connection)
    }
    if next != nil { throw failure("Expected the end of the string after the superview's edge") }
    return result
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    try expect("[", "Expected a '[' here, which begins a view")
    let position = index
    guard let name = name() else { throw failure("Expected the name of a view") }
    let predicates = next == "(" ? try self.predicates(allowsViews: true) : []
    try expect("]", "Expected a ']' here, which ends a view")
    return VisualFormat.Element(name: name, predicates: predicates, position: position)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try self.predicates(allowsViews: false)
    } else {
      let position = index
      guard next != "-", let object = object() else {
        throw failure("Expected a '[', a '|', a number, the name of a metric or a '(' here")
      }
      predicates = [
        VisualFormat.Predicate(
          relation: .equal, object: object, priority: nil, position: position)
      ]
    }
    try expect("-", "Expected a '-' here, which ends a distance")
    return .predicates(predicates)
  }

  private mutating func predicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "Expected a '(' here")
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let position = index
      let relation = try relation()
      guard let object = object() else {
        throw failure(
          allowsViews
            ? "Expected a number or the name of a metric or view"
            : "Expected a number or the name of a metric")
      }
      var priority: VisualFormat.Object?
      if take("@") {
        priority = self.object()
        if priority == nil { throw failure("Expected a priority: a number or a metric's name") }
      }
      predicates.append(
        VisualFormat.Predicate(
          relation: relation, object: object, priority: priority, position: position))
    } while take(",")
    try expect(")", "Expected a ',' or a ')' here")
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let sign = next, sign == "=" || sign == "<" || sign == ">" else { return .equal }
    index += 1
    try expect("=", "Expected a '=' here: relations are '==', '<=' and '>='")
    return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func object() -> VisualFormat.Object? {
    if let number = number() { return .number(number) }
    return name().map(VisualFormat.Object.name)
  }

  private mutating func name() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = index
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func number() -> Double? {
    let start = index
    if next == "-" || next == "+" { index += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      index += 1
    }
    guard let number = Double(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return number
  }
}
