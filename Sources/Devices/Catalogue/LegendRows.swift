/// Reads the rows of a plane.
enum LegendRows {
  private static let keys = ["text", "shifted", "label", "letters", "flicks"]

  /// Rows with these numbers of keys.
  static func read(
    _ json: ObjectReader, _ key: String, counts: [Int]
  ) throws(ResourceError) -> KeyboardLegends.Rows {
    let rows = try read(json, key)
    guard rows.map(\.count) == counts else {
      throw json.failure(key, "must have rows of \(counts) keys, has \(rows.map(\.count))")
    }
    return rows
  }

  /// A number of rows, each with so many keys.
  static func read(
    _ json: ObjectReader, _ key: String, rows count: Int, keys: ClosedRange<Int>
  ) throws(ResourceError) -> KeyboardLegends.Rows {
    let rows = try read(json, key)
    guard rows.count == count, rows.allSatisfy({ keys.contains($0.count) }) else {
      throw json.failure(
        key,
        "must have \(count) rows of \(keys.lowerBound) to \(keys.upperBound) keys, has "
          + "\(rows.map(\.count))")
    }
    return rows
  }

  private static func read(
    _ json: ObjectReader, _ key: String
  ) throws(ResourceError) -> KeyboardLegends.Rows {
    var rows: KeyboardLegends.Rows = []
    for value in try json.array(key) {
      // A row of plain keys may be one string with blanks between the keys.
      if case .string(let text) = value.content {
        rows.append(text.split(separator: " ").map { KeyLegend(text: String($0)) })
        continue
      }
      guard case .array(let elements) = value.content else {
        throw json.failure(key, "must be an array of rows")
      }
      var row: [KeyLegend?] = []
      for element in elements { row.append(try legend(element, file: json.file)) }
      rows.append(row)
    }
    return rows
  }

  private static func legend(
    _ value: JSONValue, file: String
  ) throws(ResourceError) -> KeyLegend? {
    switch value.content {
    case .null: return nil
    case .string(let text): return KeyLegend(text: text)
    default:
      let json = try ObjectReader(value, file: file, keys: keys)
      let flicks = json.has("flicks") ? try json.words("flicks") : []
      guard flicks.count <= 4 else { throw json.failure("flicks", "are four at most") }
      return KeyLegend(
        text: try json.string("text"),
        shifted: json.has("shifted") ? try json.string("shifted") : nil,
        label: json.has("label") ? try json.string("label") : nil,
        letters: json.has("letters") ? try json.string("letters") : nil, flicks: flicks)
    }
  }
}
