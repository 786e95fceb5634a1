extension KeyboardLegends {
  private static let labelKeys = [
    "space", "letters", "numbers", "padNumbers", "symbols", "phonePadSymbols", "phonePadDigits",
    "emojiSearch", "emojiNotFound",
  ]

  private static let ownKeys = [
    "language", "name", "base", "asciiCapable", "direction", "alphabet", "labels", "returnKeys",
    "accents", "decimalSeparator", "quotes", "composition", "keyWords",
  ]

  /// The name of the language whose file supplies what a file leaves out.
  static func base(_ root: JSONValue, file: String) throws(ResourceError) -> String? {
    let json = try ObjectReader(openEnded: root, file: file)
    return json.has("base") ? try json.string("base") : nil
  }

  /// Legends from the root value of their file. What the file leaves out is as in `base`.
  init(
    _ root: JSONValue, file: String, language: String, base: KeyboardLegends?
  ) throws(ResourceError) {
    let padPlanes = KeyboardPlane.allCases.filter { $0.isPad && $0 != .namePhonePad }
    let forms = KeyboardForm.allCases
    let json = try ObjectReader(
      root, file: file, keys: Self.ownKeys + forms.map(\.rawValue) + padPlanes.map(\.rawValue))
    self.language = try json.string("language")
    guard self.language == language else {
      throw json.failure(
        "language", "is \"\(self.language)\", but the file is named \"\(language).json\"")
    }
    name = try json.string("name")
    isASCIICapable =
      json.has("asciiCapable")
      ? try json.flag("asciiCapable") : base?.isASCIICapable ?? true
    isRightToLeft =
      json.has("direction")
      ? try json.choice("direction", of: Direction.self) == .rightToLeft
      : base?.isRightToLeft ?? false
    alphabet = try json.words("alphabet")

    let labels = try LabelReader(json, keys: Self.labelKeys, isComplete: base == nil)
    space = try labels.text("space", base?.space)
    letters = try labels.text("letters", base?.letters)
    symbols = try labels.text("symbols", base?.symbols)
    padSymbols = try labels.text("phonePadSymbols", base?.padSymbols)
    padDigits = try labels.text("phonePadDigits", base?.padDigits)
    emojiSearch = try labels.text("emojiSearch", base?.emojiSearch)
    emojiNotFound = try labels.text("emojiNotFound", base?.emojiNotFound)
    let padNumbers = try labels.text("padNumbers", base?.numberLabels[.pad])
    numberLabels = [
      .phone: try labels.text("numbers", base?.numberLabels[.phone]), .pad: padNumbers,
      .padLarge: padNumbers,
    ]

    returnKeys = base?.returnKeys ?? [:]
    if base == nil || json.has("returnKeys") {
      let returns = try ObjectReader(openEnded: try json.value("returnKeys"), file: file)
      for key in returns.keys { returnKeys[key] = try returns.string(key) }
    }
    guard returnKeys["default"] != nil else {
      throw json.failure("returnKeys", "must have a \"default\"")
    }
    if json.has("keyWords") {
      let words = try json.object("keyWords", keys: ["tab", "capsLock", "shift", "delete"])
      keyWords = KeyWords(
        tab: try words.string("tab"), capsLock: try words.string("capsLock"),
        shift: try words.string("shift"), delete: try words.string("delete"))
    }
    accents = base?.accents ?? [:]
    if json.has("accents") {
      let own = try ObjectReader(openEnded: try json.value("accents"), file: file)
      for key in own.keys { accents[key] = try own.words(key) }
    }
    decimalSeparator =
      json.has("decimalSeparator")
      ? try json.string("decimalSeparator") : base?.decimalSeparator ?? "."
    quotes = json.has("quotes") ? try json.words("quotes") : base?.quotes ?? ["\"", "\"", "'", "'"]
    guard quotes.count == 4 else {
      throw json.failure("quotes", "has \(quotes.count) signs instead of 4")
    }

    pads = base?.pads ?? [:]
    for plane in padPlanes where base == nil || json.has(plane.rawValue) {
      pads[plane] = try LegendRows.read(json, plane.rawValue, counts: [3, 3, 3, 3])
    }
    typewriters = base?.typewriters ?? [:]
    shapes = base?.shapes ?? [:]
    compositions = base?.compositions ?? [:]
    try readForms(json, base: base)
    if json.has("composition") {
      let own = try json.choice("composition", of: KeyboardComposition.self)
      for form in forms where shapes[form]?.isFlick != true { compositions[form] = own }
    }
  }

  private enum Direction: String, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  // MARK: Forms

  private mutating func readForms(
    _ json: ObjectReader, base: KeyboardLegends?
  ) throws(ResourceError) {
    for form in KeyboardForm.allCases {
      if json.has(form.rawValue) || base == nil {
        try readForm(form, json, base: base)
      } else if form != .phone, json.has(KeyboardForm.phone.rawValue),
        shapes[.phone]?.isFlick != true, let base
      {
        derive(form, base: base)
      }
    }
  }

  private mutating func readForm(
    _ form: KeyboardForm, _ json: ObjectReader, base: KeyboardLegends?
  ) throws(ResourceError) {
    let planes: [KeyboardPlane] = [.letters, .numbers, .symbols]
    let keyboard = try json.object(
      form.rawValue,
      keys: planes.map(\.rawValue) + (form == .phone ? ["arrangement", "shift", "deleteRow"] : []))
    let arrangement =
      keyboard.has("arrangement")
      ? try keyboard.choice("arrangement", of: Arrangement.self) : Arrangement.rows
    let isFlick = arrangement == .flick
    var rows = base?.typewriters[form] ?? [:]
    for plane in planes where base == nil || keyboard.has(plane.rawValue) {
      if plane == .letters, form == .phone {
        rows[plane] =
          isFlick
          ? try LegendRows.read(keyboard, plane.rawValue, counts: [3, 3, 3, 3])
          : try LegendRows.read(keyboard, plane.rawValue, rows: 3, keys: 5...12)
      } else if plane == .letters {
        let count = form.characterCounts(on: plane).count
        rows[plane] = try LegendRows.read(keyboard, plane.rawValue, rows: count, keys: 5...14)
      } else {
        rows[plane] = try LegendRows.read(
          keyboard, plane.rawValue, counts: form.characterCounts(on: plane))
      }
    }
    typewriters[form] = rows
    shapes[form] = KeyboardShape(
      counts: (rows[.letters] ?? []).map(\.count),
      hasShift: keyboard.has("shift") ? try keyboard.flag("shift") : true,
      deleteRow: keyboard.has("deleteRow") ? try keyboard.integer("deleteRow", in: 0...2) : 2,
      isFlick: isFlick)
    if isFlick { compositions[form] = KeyboardComposition.none }
  }

  private enum Arrangement: String, CaseIterable {
    case rows
    case flick
  }

  /// A tablet's letters from the phone's: the letters of the language, with the signs that the
  /// base has at the ends of its rows.
  private mutating func derive(_ form: KeyboardForm, base: KeyboardLegends) {
    let own = typewriters[.phone]?[.letters] ?? []
    let usual = base.typewriters[form]?[.letters] ?? []
    guard own.count == 3, let english = base.typewriters[.phone]?[.letters] else { return }
    let lead = usual.count - 3
    var rows = Array(usual.prefix(lead))
    for row in 0..<3 {
      let signs = usual[lead + row].dropFirst(english[row].count)
      let limit = row == 2 ? own[row].count + signs.count : usual[lead + row].count
      rows.append(own[row] + signs.prefix(max(0, limit - own[row].count)))
    }
    typewriters[form]?[.letters] = rows
    shapes[form] = KeyboardShape(counts: rows.map(\.count))
  }
}

/// The labels of a file, or of its base where it has none of its own.
private struct LabelReader {
  let own: ObjectReader?

  init(_ json: ObjectReader, keys: [String], isComplete: Bool) throws(ResourceError) {
    own = isComplete || json.has("labels") ? try json.object("labels", keys: keys) : nil
  }

  func text(_ key: String, _ inherited: String?) throws(ResourceError) -> String {
    if let own, inherited == nil || own.has(key) { return try own.string(key) }
    return inherited ?? ""
  }
}

extension KeyboardForm {
  /// How many character keys stand in each row of a plane that is not a pad, in English.
  func characterCounts(on plane: KeyboardPlane) -> [Int] {
    switch self {
    case .phone: plane == .letters ? [10, 9, 7] : [10, 10, 5]
    case .pad: [10, 9, 9]
    case .padLarge: [13, 13, 11, 10]
    }
  }
}
