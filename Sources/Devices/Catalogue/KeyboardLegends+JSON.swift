extension KeyboardLegends {
  private static let labelKeys = [
    "space", "letters", "numbers", "padNumbers", "symbols", "phonePadSymbols", "phonePadDigits",
  ]

  /// Legends from the root value of their file.
  init(_ root: JSONValue, file: String, language: String) throws(ResourceError) {
    let padPlanes = KeyboardPlane.allCases.filter(\.isPad)
    let forms = KeyboardForm.allCases
    let json = try ObjectReader(
      root, file: file,
      keys: ["language", "labels", "returnKeys"] + forms.map(\.rawValue)
        + padPlanes.map(\.rawValue))
    self.language = try json.string("language")
    guard self.language == language else {
      throw json.failure(
        "language", "is \"\(self.language)\", but the file is named \"\(language).json\"")
    }

    let labels = try json.object("labels", keys: Self.labelKeys)
    space = try labels.string("space")
    letters = try labels.string("letters")
    symbols = try labels.string("symbols")
    padSymbols = try labels.string("phonePadSymbols")
    padDigits = try labels.string("phonePadDigits")
    numberLabels = [
      .phone: try labels.string("numbers"), .pad: try labels.string("padNumbers"),
      .padLarge: try labels.string("padNumbers"),
    ]

    let returns = try ObjectReader(openEnded: try json.value("returnKeys"), file: file)
    returnKeys = [:]
    for key in returns.keys { returnKeys[key] = try returns.string(key) }
    guard returnKeys["default"] != nil else {
      throw json.failure("returnKeys", "must have a \"default\"")
    }

    pads = [:]
    for plane in padPlanes {
      pads[plane] = try Self.rows(json, plane.rawValue, counts: [3, 3, 3, 3])
    }
    typewriters = [:]
    for form in forms {
      let planes = KeyboardPlane.allCases.filter { !$0.isPad }
      let keyboard = try json.object(form.rawValue, keys: planes.map(\.rawValue))
      var rows: [KeyboardPlane: Rows] = [:]
      for plane in planes {
        rows[plane] = try Self.rows(
          keyboard, plane.rawValue, counts: form.characterCounts(on: plane))
      }
      typewriters[form] = rows
    }
  }

  private static func rows(
    _ json: ObjectReader, _ key: String, counts: [Int]
  ) throws(ResourceError) -> Rows {
    var rows: Rows = []
    for value in try json.array(key) {
      guard case .array(let elements) = value.content else {
        throw json.failure(key, "must be an array of rows")
      }
      var row: [KeyLegend?] = []
      for element in elements { row.append(try legend(element, file: json.file)) }
      rows.append(row)
    }
    guard rows.map(\.count) == counts else {
      throw json.failure(key, "must have rows of \(counts) keys, has \(rows.map(\.count))")
    }
    return rows
  }

  private static func legend(_ value: JSONValue, file: String) throws(ResourceError) -> KeyLegend? {
    switch value.content {
    case .null: return nil
    case .string(let text): return KeyLegend(text: text)
    default:
      let json = try ObjectReader(value, file: file, keys: ["text", "shifted", "label", "letters"])
      return KeyLegend(
        text: try json.string("text"),
        shifted: json.has("shifted") ? try json.string("shifted") : nil,
        label: json.has("label") ? try json.string("label") : nil,
        letters: json.has("letters") ? try json.string("letters") : nil)
    }
  }
}

extension KeyboardForm {
  /// How many character keys stand in each row of a plane that is not a pad.
  func characterCounts(on plane: KeyboardPlane) -> [Int] {
    switch self {
    case .phone: plane == .letters ? [10, 9, 7] : [10, 10, 5]
    case .pad: [10, 9, 9]
    case .padLarge: [13, 13, 11, 10]
    }
  }
}
