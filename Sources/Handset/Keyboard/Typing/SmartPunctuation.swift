/// What typed signs become in good writing, from the text before them.
enum SmartPunctuation {
  private static let dash = "—"

  /// The quotation mark of a language for a straight one, opening or closing; `nil` for any other
  /// text. `quotes` are the opening and closing double ones, then the single ones. An apostrophe in
  /// or behind a word is the same in all languages.
  static func quote(for typed: String, after text: String, quotes: [String]) -> String? {
    guard quotes.count == 4 else { return nil }
    switch typed {
    case "\"": return opens(after: text) ? quotes[0] : quotes[1]
    case "'" where quotes[2] == typed: return typed
    case "'": return opens(after: text) ? quotes[2] : text.last?.isLetter == true ? "’" : quotes[3]
    default: return nil
    }
  }

  /// A quotation begins at the start, and behind white space, a bracket, a dash or another
  /// quotation's beginning.
  private static func opens(after text: String) -> Bool {
    guard let last = text.last else { return true }
    return last.isWhitespace || "([{<-–—/“„‘‚«".contains(last)
  }

  /// What two hyphens become when the second one is typed: a dash. More than two are a line.
  static func dash(for typed: String, after text: String) -> String? {
    guard typed == "-", text.last == "-", text.dropLast().last.map({ !"-—".contains($0) }) ?? true
    else { return nil }
    return dash
  }
}
