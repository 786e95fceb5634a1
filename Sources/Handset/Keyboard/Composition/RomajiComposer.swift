/// Turns Latin letters into Japanese syllables, as they are typed.
struct RomajiComposer: Hashable {
  /// The syllables so far.
  private(set) var kana = ""
  /// Letters that are not a syllable yet.
  private(set) var pending = ""

  /// What is being composed.
  var text: String { kana + pending }

  var isEmpty: Bool { kana.isEmpty && pending.isEmpty }

  /// The same with a lone n as the syllable that it stands for.
  var finished: String { kana + (pending == "n" ? "ん" : pending) }

  /// Whether a key belongs to what is being composed.
  static func takes(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.first else { return false }
    return letter == "ー" || (letter.isASCII && letter.isLetter)
  }

  mutating func type(_ letter: Character) {
    guard letter != "ー" else {
      kana = finished + "ー"
      pending = ""
      return
    }
    pending += letter.lowercased()
    reduce()
  }

  /// Adds a syllable as it is.
  mutating func append(_ syllable: Character) {
    kana = finished + String(syllable)
    pending = ""
  }

  /// Puts another syllable into the place of the last one.
  mutating func replaceLast(by syllable: Character) {
    _ = deleteBackward()
    append(syllable)
  }

  /// Takes the last letter or syllable back. Answers whether there was one.
  mutating func deleteBackward() -> Bool {
    pending.popLast() != nil || kana.popLast() != nil
  }

  private mutating func reduce() {
    if let syllable = Self.table[pending] {
      kana += syllable
      pending = ""
    } else if pending.count >= 2, let first = pending.first {
      let next = pending[pending.index(after: pending.startIndex)]
      if first == "n", next != "y", !Self.isVowel(next) {
        kana += "ん"
        pending.removeFirst(next == "n" ? 2 : 1)
        reduce()
      } else if first == next, !Self.isVowel(first) {
        kana += "っ"
        pending.removeFirst()
      } else if !Self.startsSyllable(pending) {
        // What can never become a syllable stays as it was typed.
        kana.append(first)
        pending.removeFirst()
        reduce()
      }
    }
  }

  private static func isVowel(_ letter: Character) -> Bool { "aiueo".contains(letter) }

  private static func startsSyllable(_ letters: String) -> Bool {
    table.keys.contains { $0.hasPrefix(letters) }
  }

  private static let table: [String: String] = {
    let rows: [(String, String)] = [
      ("", "あいうえお"), ("k", "かきくけこ"), ("s", "さしすせそ"), ("t", "たちつてと"),
      ("n", "なにぬねの"), ("h", "はひふへほ"), ("m", "まみむめも"), ("r", "らりるれろ"),
      ("g", "がぎぐげご"), ("z", "ざじずぜぞ"), ("d", "だぢづでど"), ("b", "ばびぶべぼ"),
      ("p", "ぱぴぷぺぽ"), ("x", "ぁぃぅぇぉ"), ("l", "ぁぃぅぇぉ"),
    ]
    var table: [String: String] = [
      "ya": "や", "yu": "ゆ", "yo": "よ", "wa": "わ", "wo": "を", "shi": "し", "chi": "ち",
      "tsu": "つ", "fu": "ふ", "ji": "じ", "ja": "じゃ", "ju": "じゅ", "jo": "じょ",
      "sha": "しゃ", "shu": "しゅ", "sho": "しょ", "cha": "ちゃ", "chu": "ちゅ", "cho": "ちょ",
      "xtu": "っ", "ltu": "っ", "xtsu": "っ", "ltsu": "っ", "vu": "ゔ", "fa": "ふぁ", "fi": "ふぃ",
      "fe": "ふぇ", "fo": "ふぉ", "va": "ゔぁ", "vi": "ゔぃ", "ve": "ゔぇ", "vo": "ゔぉ",
      "je": "じぇ", "she": "しぇ", "che": "ちぇ", "thi": "てぃ", "dhi": "でぃ", "wi": "うぃ",
      "we": "うぇ",
    ]
    for (consonant, syllables) in rows {
      for (vowel, syllable) in zip("aiueo", syllables) {
        table[consonant + String(vowel)] = String(syllable)
      }
    }
    for (consonant, syllables) in rows where consonant.count == 1 && !"xl".contains(consonant) {
      let lead = Array(syllables)[1]
      for (vowel, small) in zip("auo", "ゃゅょ") {
        table[consonant + "y" + String(vowel)] = String([lead, small])
      }
    }
    for (vowel, small) in zip("auo", "ゃゅょ") {
      table["xy" + String(vowel)] = String(small)
      table["ly" + String(vowel)] = String(small)
    }
    return table
  }()
}
