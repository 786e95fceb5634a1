import Foundation

/// Takes the marks of Markdown that stand inside a line out of text, and gives what is between
/// them its looks: `*slanted*`, `**bold**`, `~~struck~~`, `` `code` `` and `[title](address)`.
struct Markdown {
  private let characters: [Character]
  /// Texts that stand in the place of one character each.
  private let inserts: [Int: [Text.Run]]

  /// How a piece looks.
  private struct Style {
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    var link: URL?

    func run(_ string: String) -> Text.Run {
      apply(to: Text.Run(string: string))
    }

    func apply(to run: Text.Run) -> Text.Run {
      var run = run
      if isBold { run.weight = run.weight ?? .bold }
      if isItalic { run.isItalic = true }
      if isStruck { run.strikethrough = run.strikethrough ?? .single }
      if isCode { run.isMonospaced = true }
      if let link { run.link = link }
      return run
    }
  }

  /// The runs of a key.
  static func runs(_ parts: [LocalizedStringKey.Part]) -> [Text.Run] {
    if case .marked(let string)? = parts.first, parts.count == 1,
      !string.contains(where: { "*_~`[\\".contains($0) })
    {
      return [Text.Run(string: string)]
    }
    let markdown = Markdown(parts)
    var runs: [Text.Run] = []
    markdown.read(0..<markdown.characters.count, Style(), into: &runs)
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  private init(_ parts: [LocalizedStringKey.Part]) {
    var characters: [Character] = []
    var inserts: [Int: [Text.Run]] = [:]
    for part in parts {
      switch part {
      case .marked(let string): characters += Array(string)
      case .text(let text):
        inserts[characters.count] = text.runs
        // It counts as a letter for the marks around it.
        characters.append("a")
      }
    }
    self.characters = characters
    self.inserts = inserts
  }

  private func read(_ range: Range<Int>, _ style: Style, into runs: inout [Text.Run]) {
    var plain = ""
    func flush(_ runs: inout [Text.Run]) {
      if !plain.isEmpty { runs.append(style.run(plain)) }
      plain = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if let insert = inserts[index] {
        flush(&runs)
        runs += insert.map(style.apply)
        index += 1
      } else if characters[index] == "\\", index + 1 < range.upperBound,
        characters[index + 1].isPunctuation || characters[index + 1].isSymbol
      {
        plain.append(characters[index + 1])
        index += 2
      } else if let (inner, innerStyle, next) = marked(at: index, in: range, style) {
        flush(&runs)
        if innerStyle.isCode {
          for place in inner {
            runs +=
              inserts[place]?.map(innerStyle.apply) ?? [
                innerStyle.run(String(characters[place]))
              ]
          }
        } else {
          read(inner, innerStyle, into: &runs)
        }
        index = next
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    flush(&runs)
  }

  /// What is between two marks of which the first stands at a place: its range, its looks, and
  /// where it goes on behind the second mark.
  private func marked(
    at index: Int, in range: Range<Int>, _ style: Style
  ) -> (Range<Int>, Style, Int)? {
    var inner = style
    switch characters[index] {
    case "*", "_", "~": break
    case "`":
      guard let end = (index + 1..<range.upperBound).first(where: { isMark("`", at: $0) }),
        end > index + 1
      else { return nil }
      inner.isCode = true
      return (index + 1..<end, inner, end + 1)
    case "[": return link(at: index, in: range, style)
    default: return nil
    }
    let character = characters[index]
    let isDouble = index + 1 < range.upperBound && isMark(character, at: index + 1)
    guard character != "~" || isDouble else { return nil }
    let length = isDouble ? 2 : 1
    let start = index + length
    guard start < range.upperBound, !characters[start].isWhitespace,
      character != "_" || index == 0 || !characters[index - 1].isWord,
      let end = end(of: character, length, from: start + 1, to: range.upperBound)
    else { return nil }
    if character == "~" {
      inner.isStruck = true
    } else if isDouble {
      inner.isBold = true
    } else {
      inner.isItalic = true
    }
    return (start..<end, inner, end + length)
  }

  private func isMark(_ character: Character, at index: Int) -> Bool {
    characters[index] == character && inserts[index] == nil
  }

  private func end(of mark: Character, _ length: Int, from start: Int, to limit: Int) -> Int? {
    var index = start
    while index + length <= limit {
      if isMark("\\", at: index) {
        index += 2
        continue
      }
      guard isMark(mark, at: index) else {
        index += 1
        continue
      }
      var run = 1
      while index + run < limit, isMark(mark, at: index + run) { run += 1 }
      let isClosing =
        !characters[index - 1].isWhitespace
        && (mark != "_" || index + run >= limit || !characters[index + run].isWord)
      // Of three marks the inner ones belong to what is inside.
      if isClosing, run == length { return index }
      if isClosing, run > 2 { return index + run - length }
      index += run
    }
    return nil
  }

  private func link(
    at index: Int, in range: Range<Int>, _ style: Style
  ) -> (Range<Int>, Style, Int)? {
    guard
      let close = (index + 1..<range.upperBound).first(where: { isMark("]", at: $0) }),
      close + 1 < range.upperBound, isMark("(", at: close + 1),
      let end = (close + 2..<range.upperBound).first(where: { isMark(")", at: $0) }),
      let url = URL(string: address(close + 2..<end))
    else { return nil }
    var inner = style
    inner.link = url
    return (index + 1..<close, inner, end + 1)
  }

  private func address(_ range: Range<Int>) -> String {
    range.map { place in
      inserts[place].map { Text(runs: $0).string } ?? String(characters[place])
    }.joined()
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
