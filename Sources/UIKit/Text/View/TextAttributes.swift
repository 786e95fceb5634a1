/// The attributes of a text, counted in UTF-8. A text without any of its own has no runs.
struct TextAttributes {
  typealias Attributes = [NSAttributedString.Key: Any]

  private struct Run {
    var length: Int
    var attributes: Attributes
  }

  private var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  init() {}

  init(_ text: NSAttributedString) {
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let length = text.attributedSubstring(from: range).string.utf8.count
      runs.append(Run(length: length, attributes: attributes))
    }
  }

  /// Follows a change; what was put in has `attributes`. A text that had none so far is
  /// `count` long before the change.
  mutating func apply(_ change: TextChange, attributes: Attributes, count: Int) {
    if runs.isEmpty {
      guard !attributes.isEmpty else { return }
      if count > 0 { runs = [Run(length: count, attributes: [:])] }
    }
    let tail = slice(from: change.start + change.removed, to: .max)
    runs = slice(from: 0, to: change.start)
    if change.inserted > 0 { runs.append(Run(length: change.inserted, attributes: attributes)) }
    runs += tail
  }

  /// What is typed at a place looks like the text before it.
  func attributes(before offset: Int) -> Attributes {
    slice(from: max(0, offset - 1), to: max(1, offset)).last?.attributes ?? [:]
  }

  /// A part of the text with its attributes.
  func attributed(_ text: Substring, from start: Int) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var place = text.startIndex
    for run in slice(from: start, to: start + text.utf8.count) {
      let end = text.utf8.index(place, offsetBy: run.length)
      result.append(
        NSAttributedString(string: String(text[place..<end]), attributes: run.attributes))
      place = end
    }
    return result
  }

  private func slice(from start: Int, to end: Int) -> [Run] {
    var result: [Run] = []
    var place = 0
    for run in runs {
      let lower = max(start, place)
      let upper = min(end, place + run.length)
      if lower < upper { result.append(Run(length: upper - lower, attributes: run.attributes)) }
      place += run.length
    }
    return result
  }
}
