extension KeyboardLayout {
  /// A layout from the root value of its file; `name` is the file's name without extension.
  init(_ root: JSONValue, file: String, name: String) throws(ResourceError) {
    let json = try ObjectReader(
      root, file: file, keys: ["form", "portrait", "landscape", "rounded"])
    self.name = name
    form = try json.choice("form")
    portrait = try Arrangement(json, "portrait", form: form)
    landscape = try Arrangement(json, "landscape", form: form)
    guard json.has("rounded") else {
      roundedPortrait = portrait
      roundedLandscape = landscape
      return
    }
    let rounded = try json.object("rounded", keys: ["portrait", "landscape"])
    roundedPortrait = try Arrangement(rounded, "portrait", form: form)
    roundedLandscape = try Arrangement(rounded, "landscape", form: form)
  }
}

extension KeyboardLayout.Arrangement {
  private static let phoneKeys = [
    "confidence", "sideInset", "rowTops", "keyHeight", "margin", "gap", "shiftWidth",
    "bottomRow", "numberPad",
  ]

  init(_ layout: ObjectReader, _ key: String, form: KeyboardForm) throws(ResourceError) {
    switch form {
    case .phone:
      let json = try layout.object(key, keys: Self.phoneKeys)
      confidence = try json.choice("confidence")
      keys = .phone(try KeyboardLayout.Phone(json))
    case .pad, .padLarge:
      let json = try layout.object(key, keys: ["confidence", "margin", "gap", "rows"])
      confidence = try json.choice("confidence")
      keys = .pad(try KeyboardLayout.Pad(json, form: form))
    }
  }
}

extension KeyboardLayout.Phone {
  init(_ json: ObjectReader) throws(ResourceError) {
    sideInset = json.has("sideInset") ? try json.number("sideInset", in: 0...400) : 0
    rowTops = try json.numbers("rowTops", count: 4, in: 0...400)
    keyHeight = try json.number("keyHeight", in: 10...100)
    margin = try json.number("margin", in: 0...50)
    gap = try json.number("gap", in: 1...50)
    shiftWidth = try json.number("shiftWidth", in: 10...200)
    try json.requireApart("rowTops", rowTops, [Double](repeating: keyHeight, count: 4))
    bottomRow = try KeyboardLayout.BottomRow(json)
    numberPad = try KeyboardLayout.NumberPad(json)
  }
}

extension KeyboardLayout.BottomRow {
  init(_ phone: ObjectReader) throws(ResourceError) {
    let json = try phone.object(
      "bottomRow", keys: ["spaceInset", "emoji", "dictation", "smallWidth", "returnWidth"])
    if json.has("smallWidth") {
      for key in ["spaceInset", "emoji", "dictation"] where json.has(key) {
        throw json.failure(key, "and \"smallWidth\" exclude each other")
      }
      self = .inside(
        smallWidth: try json.number("smallWidth", in: 10...200),
        returnWidth: try json.number("returnWidth", in: 10...300))
    } else {
      if json.has("returnWidth") {
        throw json.failure("returnWidth", "goes with \"smallWidth\" only")
      }
      self = .outside(
        spaceInset: json.has("spaceInset") ? try json.number("spaceInset", in: 0...20) : 0,
        emoji: try EdgeBox(json.object("emoji", keys: EdgeBox.keys), width: 400),
        dictation: try EdgeBox(json.object("dictation", keys: EdgeBox.keys), width: 400))
    }
  }
}

extension KeyboardLayout.NumberPad {
  init(_ phone: ObjectReader) throws(ResourceError) {
    let json = try phone.object(
      "numberPad", keys: ["margin", "gap", "rowTops", "rowHeights", "deleteGlyph"])
    margin = try json.number("margin", in: 0...50)
    gap = try json.number("gap", in: 1...50)
    rowTops = try json.numbers("rowTops", count: 4, in: 0...400)
    rowHeights = try json.numbers("rowHeights", count: 4, in: 10...100)
    deleteGlyph = try EdgeBox(json.object("deleteGlyph", keys: EdgeBox.keys), width: 1000)
    try json.requireApart("rowTops", rowTops, rowHeights)
  }
}

extension KeyboardLayout.Pad {
  init(_ json: ObjectReader, form: KeyboardForm) throws(ResourceError) {
    margin = try json.number("margin", in: 0...50)
    gap = try json.number("gap", in: 1...50)
    rows = []
    for element in try json.array("rows") {
      rows.append(try KeyboardLayout.PadRow(element, file: json.file))
    }
    let counts = form.characterCounts(on: .letters)
    guard rows.map(\.characters) == counts + [nil] else {
      throw json.failure(
        "rows", "must have \(counts) characters and then a row with none, for the space bar")
    }
    guard rows[0].fills else {
      throw json.failure("rows", "cannot begin with a row that goes by the one above")
    }
    try json.requireApart("rows", rows.map(\.top), rows.map(\.height))
  }
}

extension KeyboardLayout.PadRow {
  init(_ value: JSONValue, file: String) throws(ResourceError) {
    let json = try ObjectReader(
      value, file: file,
      keys: ["top", "height", "left", "characters", "right", "characterWidth"])
    top = try json.number("top", in: 0...500)
    height = try json.number("height", in: 10...150)
    left = try KeyboardLayout.PadKey.list(json, "left")
    characters = json.has("characters") ? try json.integer("characters", in: 1...14) : nil
    right = try KeyboardLayout.PadKey.list(json, "right")
    fills = !json.has("characterWidth")
    if !fills, try json.string("characterWidth") != "above" {
      throw json.failure("characterWidth", "can only be \"above\"")
    }
  }
}

extension KeyboardLayout.PadKey {
  static func list(_ row: ObjectReader, _ key: String) throws(ResourceError) -> [Self] {
    var keys: [Self] = []
    for element in try row.array(key) {
      let json = try ObjectReader(element, file: row.file, keys: ["key", "width"])
      keys.append(
        Self(
          role: try json.choice("key"),
          width: json.has("width") ? try json.number("width", in: 10...500) : nil))
    }
    return keys
  }
}

extension ObjectReader {
  /// Refuses rows that overlap.
  fileprivate func requireApart(
    _ key: String, _ tops: [Double], _ heights: [Double]
  ) throws(ResourceError) {
    for row in tops.indices.dropFirst() where tops[row] < tops[row - 1] + heights[row - 1] {
      throw failure(key, "has rows that overlap")
    }
  }
}
