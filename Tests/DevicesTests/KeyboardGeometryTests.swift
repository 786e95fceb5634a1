import Devices
import Foundation
import Testing

/// The geometry of one device of the package's catalogue.
private func geometry(
  _ id: String, _ plane: KeyboardPlane, _ orientation: Orientation = .portrait, bar: Bool = false,
  emojiKey: Bool = true, dictationKey: Bool = true
) throws -> KeyboardGeometry {
  let catalogue = try packageCatalogue()
  let device = try catalogue.device(named: id)
  return KeyboardGeometry(
    device: device, layout: try catalogue.keyboardLayout(of: device), orientation: orientation,
    plane: plane, bar: bar,
    options: KeyboardOptions(emojiKey: emojiKey, dictationKey: dictationKey))
}

/// The name that the measurements give a key.
private func name(
  of key: KeyRect, in geometry: KeyboardGeometry, _ legends: KeyboardLegends
) -> String {
  switch key.kind {
  case .character:
    legends.legend(of: key, plane: geometry.plane, form: geometry.form)?.shifted ?? ""
  case .shift: "shift"
  case .delete: "delete"
  case .space: "space"
  case .return: "return"
  case .plane(let plane): legends.label(ofKeyTo: plane, form: geometry.form)
  case .emoji: "emoji"
  case .dictation: "dictation"
  case .capsLock: "caps lock"
  case .tab: "tab"
  case .dismiss: "dismiss"
  case .globe: "globe"
  case .flickModifier: "modifier"
  case .flickAdvance: "advance"
  case .flickReverse: "reverse"
  }
}

/// How far the farthest edges of two rectangles are apart.
private func deviation(_ rect: CGRect, _ key: MeasuredKeys.Key) -> Double {
  max(
    abs(rect.minX - key.x), abs(rect.minY - key.y), abs(rect.maxX - key.x - key.width),
    abs(rect.maxY - key.y - key.height))
}

@Suite struct KeyboardGeometryTests {
  @Test(arguments: [
    ("iphone-13", KeyboardPlane.letters, MeasuredKeys.letters390),
    ("iphone-13", .decimalPad, MeasuredKeys.pad390),
    ("iphone-16-pro", .letters, MeasuredKeys.letters402),
    ("iphone-16-pro", .decimalPad, MeasuredKeys.pad402),
  ])
  func measuredPhonesHaveTheMeasuredKeys(
    id: String, plane: KeyboardPlane, measured: [MeasuredKeys.Key]
  ) throws {
    let geometry = try geometry(id, plane)
    let legends = try packageCatalogue().keyboardLegends()
    #expect(geometry.confidence == .measured)
    let shaped = geometry.keys.filter(\.hasShape)
    #expect(shaped.count == measured.count)
    for key in measured {
      let match = shaped.first { name(of: $0, in: geometry, legends) == key.name }
      let frame = try #require(match?.frame, "no key \(key.name)")
      #expect(deviation(frame, key) <= 0.17, "\(key.name) is \(frame)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: sharedFacts.path)))
  func theMeasurementsInTheTestsAreThoseOfTheReference() throws {
    let table = try String(
      contentsOf: sharedFacts.appendingPathComponent("measured-keys.csv"), encoding: .utf8)
    let rows = table.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    func compare(_ device: String, _ plane: String, _ keys: [MeasuredKeys.Key]) {
      for key in keys {
        let row = rows.first { Array($0.prefix(3)) == [device, plane, key.name] }
        let numbers = row?.suffix(4).compactMap(Double.init)
        #expect(numbers == [key.x, key.y, key.width, key.height])
      }
    }
    compare("iPhone 13 Pro", "letters", MeasuredKeys.letters390)
    compare("iPhone 13 Pro", "decimal_pad", MeasuredKeys.pad390)
    compare("iPhone 16 Pro", "letters", MeasuredKeys.letters402)
    compare("iPhone 16 Pro", "decimal_pad", MeasuredKeys.pad402)
  }

  @Test func theGlyphsBelowTheRowsAreWhereTheyWereMeasured() throws {
    let keys = try geometry("iphone-13", .letters).keys
    let emoji = try #require(keys.first { $0.kind == .emoji }?.glyph)
    let microphone = try #require(keys.first { $0.kind == .dictation }?.glyph)
    #expect(abs(emoji.minX - 29) < 0.01 && abs(emoji.minY - 237.64) < 0.01)
    #expect(abs(microphone.minX - 338) < 0.01 && abs(microphone.maxY - 264) < 0.01)
  }

  @Test func theBarMovesTheKeysDown() throws {
    let without = try geometry("iphone-13", .letters)
    let with = try geometry("iphone-13", .letters, bar: true)
    #expect(without.size == CGSize(width: 390, height: 291))
    #expect(with.size == CGSize(width: 390, height: 336))
    #expect(without.barFrame == nil)
    #expect(with.barFrame == CGRect(x: 0, y: 0, width: 390, height: 45))
    #expect(with.keys.map(\.frame) == without.keys.map { $0.frame.offsetBy(dx: 0, dy: 45) })
    #expect(try geometry("iphone-13", .decimalPad, bar: true).barFrame == nil)
  }

  @Test func numbersFillTwoRowsAndAWideHalfRow() throws {
    let keys = try geometry("iphone-13", .numbers).keys
    #expect((0...3).map { row in keys.filter { $0.row == row }.count } == [10, 10, 7, 3])
    let third = keys.filter { $0.row == 2 }
    #expect(third[0].kind == .plane(.symbols))
    #expect(third[6].kind == .delete)
    #expect(third[1].frame.minX == 184.0 / 3)
    #expect(third[5].frame.maxX == 390 - 184.0 / 3)
    #expect(third[1...5].allSatisfy { (48...49).contains($0.frame.width) })
    #expect(keys.contains { $0.kind == .plane(.letters) })
    #expect(
      try geometry("iphone-13", .symbols).keys.contains { $0.kind == .plane(.numbers) })
  }

  @Test func homeButtonPhonesHaveTheEmojiKeyInTheBottomRow() throws {
    let keys = try geometry("iphone-8", .letters).keys
    let bottom = keys.filter { $0.row == 3 }
    #expect(bottom.map(\.kind) == [.plane(.numbers), .emoji, .dictation, .space, .return])
    #expect(bottom.allSatisfy { $0.hasShape })
    #expect(keys.allSatisfy { $0.row <= 3 })
    let without = try geometry("iphone-8", .letters, emojiKey: false, dictationKey: false).keys
    #expect(
      without.filter { $0.row == 3 }.map(\.kind) == [.plane(.numbers), .space, .return])
  }

  @Test func inLandscapeTheBlockIsCentred() throws {
    let keys = try geometry("iphone-13", .letters, .landscapeRight).keys
    let first = try #require(keys.first?.frame)
    #expect(first.minX == 78)
    #expect(abs(keys[9].frame.maxX - (844 - 78)) < 1e-6)
    #expect(first.height == 32)
    #expect(keys.first { $0.kind == .shift }?.frame.width == 84)
  }

  @Test func phonePadsDifferInTheirLowerLeftCorner() throws {
    func corner(_ plane: KeyboardPlane) throws -> KeyRect.Kind? {
      try geometry("iphone-13", plane).keys.first { $0.row == 3 && $0.index == 0 }?.kind
    }
    #expect(try corner(.decimalPad) == .character(row: 3, column: 0))
    #expect(try corner(.numberPad) == nil)
    #expect(try corner(.phonePad) == .plane(.phonePadSymbols))
    #expect(try corner(.phonePadSymbols) == .plane(.phonePad))
  }

  @Test func tabletsHaveTheRowsOfTheirSize() throws {
    func rows(_ id: String) throws -> [[KeyRect.Kind]] {
      let keys = try geometry(id, .letters).keys
      return (0...4).map { row in
        keys.filter { $0.row == row }.map(\.kind).filter {
          if case .character = $0 { false } else { true }
        }
      }
    }
    let bottom: [KeyRect.Kind] = [
      .plane(.numbers), .emoji, .dictation, .space, .plane(.numbers), .dismiss,
    ]
    #expect(
      try rows("ipad-9") == [[.delete], [.return], [.shift, .shift], bottom, []])
    #expect(
      try rows("ipad-air")
        == [[.tab, .delete], [.capsLock, .return], [.shift, .shift], bottom, []])
    #expect(
      try rows("ipad-pro-12.9")
        == [[.delete], [.tab], [.capsLock, .return], [.shift, .shift], bottom])
  }

  @Test func aLargeTabletHasItsWidthsAndHeights() throws {
    let geometry = try geometry("ipad-pro-12.9", .letters, .landscapeLeft, bar: true)
    #expect(geometry.size == CGSize(width: 1366, height: 496))
    let letters = geometry.keys.filter { $0.kind == .character(row: 1, column: 0) }
    #expect(letters.first?.frame == CGRect(x: 148.5, y: 131, width: 85, height: 80))
    #expect(
      geometry.keys.filter { $0.kind == .shift }.map(\.frame.width) == [204, 204])
  }

  @Test func aSmallTabletSetsItsSecondRowAgainstReturn() throws {
    let keys = try geometry("ipad-9", .letters).keys
    let second = keys.filter { $0.row == 1 }
    #expect(second.count == 10)
    #expect(second[0].frame.minX > 40 && second[0].frame.minX < 52)
    #expect(second[9].frame == CGRect(x: 691.5, y: 72, width: 112.5, height: 55))
    #expect(abs(second[8].frame.width - keys[0].frame.width) <= 0.5)
  }

  @Test func tabletsShowNumbersInsteadOfAPad() throws {
    let geometry = try geometry("ipad-air", .decimalPad, bar: true)
    #expect(geometry.plane == .numbers)
    #expect(geometry.barFrame?.height == 55)
  }

  @Test func aTouchFindsTheNearestKey() throws {
    let geometry = try geometry("iphone-13", .letters)
    func kind(_ x: Double, _ y: Double) -> KeyRect.Kind? {
      geometry.key(at: CGPoint(x: x, y: y))?.kind
    }
    #expect(kind(1, 1) == .character(row: 0, column: 0))
    #expect(kind(4, 83) == .character(row: 1, column: 0))
    #expect(kind(40, 30) == .character(row: 0, column: 1))
    #expect(kind(195, 215) == .space)
    #expect(kind(42, 250) == .emoji)
    #expect(kind(195, 260) == nil)
  }

  @Test(arguments: try packageCatalogue().ids() + ["240x480@2", "599x1000@3", "600x800@1"])
  func everyKeyboardIsWellFormed(id: String) throws {
    let catalogue = try packageCatalogue()
    let device = try catalogue.device(named: id)
    let layout = try catalogue.keyboardLayout(of: device)
    let legends = try catalogue.keyboardLegends()
    for look in KeyboardLook.allCases {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for plane in KeyboardPlane.allCases {
          for bar in plane == .letters ? [false, true] : [false] {
            let geometry = KeyboardGeometry(
              device: device, layout: layout, orientation: orientation, plane: plane, bar: bar,
              options: KeyboardOptions(look: look))
            #expect(
              faults(of: geometry, device: device, legends: legends) == [],
              "\(id) \(orientation) \(plane) \(look)")
          }
        }
      }
    }
  }

  @Test(
    arguments: try packageCatalogue().keyboardLanguages(),
    ["iphone-se1", "iphone-13", "iphone-16-pro-max", "ipad-mini-5", "ipad-pro-12.9"])
  func everyLanguageHasWellFormedKeyboards(language: String, id: String) throws {
    let catalogue = try packageCatalogue()
    let device = try catalogue.device(named: id)
    let layout = try catalogue.keyboardLayout(of: device)
    let legends = try catalogue.keyboardLegends(language: language)
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for plane in [KeyboardPlane.letters, .numbers, .symbols] {
        for row in plane == .letters ? KeyboardBottomRow.allCases : [.text] {
          let isFlick = legends.shape(of: layout.form).isFlick
          let geometry = KeyboardGeometry(
            device: device, layout: layout, orientation: orientation, plane: plane, bar: false,
            options: KeyboardOptions(
              bottomRow: isFlick ? .text : row, shape: legends.shape(of: layout.form),
              globeKey: true))
          #expect(
            faults(of: geometry, device: device, legends: legends, minimum: 9) == [],
            "\(language) \(id) \(orientation) \(plane)")
        }
      }
    }
  }

  @Test func typesOfInputsPutSignsBesideTheSpaceBar() throws {
    let catalogue = try packageCatalogue()
    let device = try catalogue.device(named: "iphone-13")
    let layout = try catalogue.keyboardLayout(of: device)
    func bottom(_ row: KeyboardBottomRow) -> [KeyRect] {
      KeyboardGeometry(
        device: device, layout: layout, orientation: .portrait, plane: .letters, bar: false,
        options: KeyboardOptions(bottomRow: row)
      ).keys.filter { $0.row == 3 }
    }
    let email = bottom(.email)
    #expect(
      email.map(\.kind) == [
        .plane(.numbers), .space, .character(row: 3, column: 0), .character(row: 3, column: 1),
        .return,
      ])
    // The signs stand below B and N.
    #expect(email[2].frame.minX == 653.0 / 3 && email[3].frame.minX == 770.0 / 3)
    let url = bottom(.url)
    #expect(!url.contains { $0.kind == .space } && url.count == 5)
    #expect(abs(url[1].frame.width - url[2].frame.width) < 0.34)
    #expect(bottom(.webSearch).last?.frame.width == 61)
  }

  @Test(arguments: ["ipad-air", "ipad-mini-5", "ipad-pro-13"], KeyboardBottomRow.allCases)
  func tabletsHaveTheSignsOfTheirInputs(id: String, row: KeyboardBottomRow) throws {
    let catalogue = try packageCatalogue()
    let device = try catalogue.device(named: id)
    let layout = try catalogue.keyboardLayout(of: device)
    let legends = try catalogue.keyboardLegends(language: "en")
    let geometry = KeyboardGeometry(
      device: device, layout: layout, orientation: .portrait, plane: .letters, bar: false,
      options: KeyboardOptions(bottomRow: row))
    let texts = geometry.keys.compactMap {
      legends.legend(
        of: $0, plane: .letters, form: geometry.form, bottomRow: geometry.bottomRow)?.text
    }
    let wanted: [String] =
      switch row {
      case .text: [","]
      case .url: ["/", ":", "_", "-", ".com", "."]
      case .email: ["@", ".", "_", "-"]
      case .twitter: ["@", "#", ".", ","]
      case .webSearch: ["/", ".com", "."]
      }
    #expect(wanted.allSatisfy(texts.contains), "\(texts)")
    #expect(texts.contains(",") == (row != .email))
    #expect(geometry.keys.contains { $0.kind == .space } == (row != .url))
  }

  /// Everything about a keyboard that cannot be right.
  private func faults(
    of geometry: KeyboardGeometry, device: Device, legends: KeyboardLegends,
    minimum: Double = 14
  ) -> [String] {
    var faults: [String] = []
    let top = geometry.barFrame?.maxY ?? 0
    let bottom = geometry.size.height - (device.homeIndicator.map { $0.gap + $0.height } ?? 0)
    func isWhole(_ edge: Double) -> Bool {
      let pixels = edge * device.size.scale
      return abs(pixels - pixels.rounded()) < 1e-6
    }
    func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
      let common = outer.intersection(inner)
      return abs(common.width - inner.width) < 1e-6 && abs(common.height - inner.height) < 1e-6
    }
    for (index, key) in geometry.keys.enumerated() {
      let frame = key.frame
      let name = "\(key.kind) \(frame)"
      if frame.minX < 0 || frame.maxX > geometry.size.width || frame.minY < top {
        faults.append("\(name) is outside the keyboard")
      }
      if frame.width < minimum || frame.height < 25 { faults.append("\(name) is too small") }
      if key.hasShape, frame.maxY > bottom { faults.append("\(name) meets the indicator") }
      if key.hasShape, !covers(key.touchArea, frame) {
        faults.append("\(name) is larger than what can be touched")
      }
      if ![frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(isWhole) {
        faults.append("\(name) is not on whole pixels")
      }
      for other in geometry.keys[(index + 1)...] {
        let overlap = key.touchArea.intersection(other.touchArea)
        if overlap.width > 1e-6, overlap.height > 1e-6 {
          faults.append("\(name) and \(other.kind) \(other.frame) overlap")
        }
      }
      if case .character = key.kind,
        legends.legend(
          of: key, plane: geometry.plane, form: geometry.form, bottomRow: geometry.bottomRow) == nil
      {
        faults.append("\(name) has no legend")
      }
    }
    let characters = geometry.keys.filter {
      switch $0.kind {
      case .character, .flickModifier: true
      default: false
      }
    }
    let legendCount =
      legends.rows(geometry.plane, form: geometry.form).joined()
      .compactMap { $0 }.count + geometry.bottomRow.characters(on: geometry.form).count
    if characters.count != legendCount { faults.append("not every legend has a key") }
    return faults
  }
}
