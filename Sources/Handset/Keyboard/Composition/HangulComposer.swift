/// Joins Korean consonants and vowels to syllables, as they are typed.
///
/// A syllable has an initial consonant, a vowel and perhaps a final consonant. Its code point is
/// U+AC00 + (initial × 21 + vowel) × 28 + final, by the order of the tables below (Unicode,
/// "Hangul Syllable Composition").
struct HangulComposer: Hashable {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// The first final is none.
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [String: Character] = [
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ",
    "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
  ]

  /// The letters of the syllables that may still change, as typed.
  private(set) var letters: [Character] = []

  /// Whether a character is a letter that can be joined.
  static func joins(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.first else { return false }
    return initials.contains(letter) || vowels.contains(letter)
  }

  /// What the letters make.
  var text: String { Self.compose(letters) }

  /// What has to be done to the text before the caret.
  struct Edit: Hashable {
    /// How many characters go.
    var deleted: Int
    /// What is typed in their place.
    var inserted: String
  }

  mutating func type(_ letter: Character) -> Edit {
    let old = text
    letters.append(letter)
    let edit = Self.edit(from: old, to: text)
    // Only the last two syllables can still change; what is before stays as it is.
    while text.count > 2 { letters.removeFirst() }
    return edit
  }

  /// Takes the last letter back; `nil` when there is none.
  mutating func deleteBackward() -> Edit? {
    guard !letters.isEmpty else { return nil }
    let old = text
    letters.removeLast()
    return Self.edit(from: old, to: text)
  }

  private static func edit(from old: String, to new: String) -> Edit {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    return Edit(deleted: old.count - shared, inserted: String(new.dropFirst(shared)))
  }

  mutating func reset() {
    letters = []
  }

  private struct Syllable {
    var initial: Character?
    var vowel: Character?
    var final: Character?

    var text: String {
      guard let initial, let vowel, let first = initials.firstIndex(of: initial),
        let middle = vowels.firstIndex(of: vowel)
      else { return [initial, vowel].compactMap { $0 }.map(String.init).joined() }
      let last = final.flatMap { finals.firstIndex(of: $0) } ?? 0
      let scalar = Unicode.Scalar(UInt32(0xAC00 + (first * 21 + middle) * 28 + last))
      return scalar.map { String(Character($0)) } ?? ""
    }
  }

  private static func compose(_ letters: [Character]) -> String {
    var done = ""
    var now = Syllable()
    /// The second consonant of a final that was joined from two; it leaves with a vowel.
    var finalParts: [Character] = []
    func flush() {
      done += now.text
      now = Syllable()
      finalParts = []
    }
    for letter in letters {
      if vowels.contains(letter) {
        if now.vowel == nil {
          now.vowel = letter
        } else if now.final == nil, let vowel = now.vowel, let joined = pairs["\(vowel)\(letter)"] {
          now.vowel = joined
        } else if let moved = finalParts.last, initials.contains(moved) {
          finalParts.removeLast()
          now.final = finalParts.last
          flush()
          now = Syllable(initial: moved, vowel: letter)
        } else {
          flush()
          now.vowel = letter
        }
      } else if now.initial == nil, now.vowel == nil {
        now.initial = letter
      } else if now.initial != nil, now.vowel != nil {
        if now.final == nil, finals.contains(letter) {
          now.final = letter
          finalParts = [letter]
        } else if finalParts.count == 1, let joined = pairs["\(finalParts[0])\(letter)"] {
          now.final = joined
          finalParts.append(letter)
        } else {
          flush()
          now.initial = letter
        }
      } else {
        flush()
        now.initial = letter
      }
    }
    flush()
    return done
  }
}
