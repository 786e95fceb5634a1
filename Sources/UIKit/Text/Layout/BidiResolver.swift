/// Finds the direction of every character of a paragraph by the rules of Unicode's
/// bidirectional algorithm for text without explicit marks (W1 to I2), and the order in which
/// a line shows them (L1, L2).
struct BidiResolver {
  /// Level of the paragraph: 0 from left to right, 1 from right to left.
  let baseLevel: UInt8
  /// Level of each character; odd ones run from right to left.
  let levels: [UInt8]

  /// Resolves a paragraph. Without a character that decides, it has direction `fallback`.
  init(_ characters: some Collection<Character>, fallback: UIUserInterfaceLayoutDirection) {
    var classes = characters.map { BidiClass($0) }
    let base: UInt8
    switch classes.first(where: \.isStrong) {
    case .left: base = 0
    case .some: base = 1
    case nil: base = fallback == .rightToLeft ? 1 : 0
    }
    baseLevel = base
    Self.resolveNumbers(&classes, base: base)
    Self.resolveBrackets(&classes, characters, base: base)
    Self.resolveNeutrals(&classes, base: base)
    levels = classes.map { Self.level(of: $0, base: base) }
  }

  /// The direction of the first character that has one.
  static func direction(of text: String) -> UIUserInterfaceLayoutDirection? {
    for scalar in text.unicodeScalars {
      switch BidiClass(scalar) {
      case .left: return .leftToRight
      case .right, .arabic: return .rightToLeft
      default: continue
      }
    }
    return nil
  }

  /// W1 to W7: what numbers and the signs in and around them belong to.
  private static func resolveNumbers(_ classes: inout [BidiClass], base: UInt8) {
    var strong: BidiClass = base == 1 ? .right : .left
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .arabic:
        strong = .arabic
      case .europeanNumber where strong == .arabic: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
    joinSeparators(&classes)
    joinTerminators(&classes)
    strong = base == 1 ? .right : .left
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .europeanNumber where strong == .left: classes[index] = .left
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .neutral
      default: break
      }
    }
  }

  /// W4: one separator between two numbers of a kind is part of them.
  private static func joinSeparators(_ classes: inout [BidiClass]) {
    guard classes.count > 2 else { return }
    for index in 1..<(classes.count - 1) where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index - 1]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber):
        classes[index] = .europeanNumber
      case (.commonSeparator, .arabicNumber): classes[index] = .arabicNumber
      default: break
      }
    }
  }

  /// W5: currency and percent signs next to a number are part of it.
  private static func joinTerminators(_ classes: inout [BidiClass]) {
    var index = 0
    while index < classes.count {
      guard classes[index] == .europeanTerminator else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, classes[index] == .europeanTerminator { index += 1 }
      let before = start > 0 ? classes[start - 1] : .neutral
      let after = index < classes.count ? classes[index] : .neutral
      if before == .europeanNumber || after == .europeanNumber {
        for place in start..<index { classes[place] = .europeanNumber }
      }
    }
  }

  /// N0: both brackets of a pair take the direction of what is inside: the paragraph's if any of
  /// it has that, else that of what stands before if it has the other one too.
  private static func resolveBrackets(
    _ classes: inout [BidiClass], _ characters: some Collection<Character>, base: UInt8
  ) {
    let own: BidiClass = base == 1 ? .right : .left
    for (opening, closing) in pairs(of: characters, classes) {
      let inside = classes[(opening + 1)..<closing].filter { $0 != .neutral }.map(\.side)
      if inside.contains(own) {
        classes[opening] = own
        classes[closing] = own
      } else if let other = inside.first {
        let before = classes[..<opening].last { $0 != .neutral }?.side ?? own
        classes[opening] = before == other ? other : own
        classes[closing] = classes[opening]
      }
    }
  }

  /// The places of matching brackets, in the order of the opening ones.
  private static func pairs(
    of characters: some Collection<Character>, _ classes: [BidiClass]
  ) -> [(opening: Int, closing: Int)] {
    let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [(closer: Character, place: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for (place, character) in characters.enumerated() where classes[place] == .neutral {
      if let closer = closers[character] {
        open.append((closer, place))
      } else if let match = open.lastIndex(where: { $0.closer == character }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// N1, N2: neutral characters take the direction of both sides, or else the paragraph's.
  private static func resolveNeutrals(_ classes: inout [BidiClass], base: UInt8) {
    let outside: BidiClass = base == 1 ? .right : .left
    var index = 0
    while index < classes.count {
      guard classes[index] == .neutral else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, classes[index] == .neutral { index += 1 }
      let before = start > 0 ? classes[start - 1].side : outside
      let after = index < classes.count ? classes[index].side : outside
      for place in start..<index { classes[place] = before == after ? before : outside }
    }
  }

  /// I1, I2.
  private static func level(of item: BidiClass, base: UInt8) -> UInt8 {
    switch (item, base) {
    case (.left, 0): 0
    case (.left, _): 2
    case (.right, _), (.arabic, _): 1
    default: 2
    }
  }
}

extension BidiResolver {
  /// A stretch of characters of one level.
  struct Stretch: Equatable {
    var range: Range<Int>
    var level: UInt8
  }

  /// The stretches of a line from left to right. White space at the end of the line, behind
  /// `contentEnd`, stands where the paragraph ends. Ranges count from the paragraph's start.
  func visualStretches(of line: Range<Int>, contentEnd: Int) -> [Stretch] {
    var stretches: [Stretch] = []
    for index in line {
      let level = index >= contentEnd ? baseLevel : levels[index]
      if let last = stretches.last, last.level == level {
        stretches[stretches.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        stretches.append(Stretch(range: index..<(index + 1), level: level))
      }
    }
    guard let highest = stretches.map(\.level).max(), highest > 0 else { return stretches }
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < stretches.count {
        guard stretches[index].level >= level else {
          index += 1
          continue
        }
        let start = index
        while index < stretches.count, stretches[index].level >= level { index += 1 }
        stretches[start..<index].reverse()
      }
    }
    return stretches
  }
}

extension BidiClass {
  /// What it counts as for its neighbours: numbers go with text from right to left.
  fileprivate var side: BidiClass { self == .left ? .left : .right }
}
