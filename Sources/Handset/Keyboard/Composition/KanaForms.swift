/// The forms that the key for small, voiced and unvoiced syllables goes through, and the other
/// script of Japanese syllables.
enum KanaForms {
  private static let cycles: [[Character]] = [
    "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ",
    "すず", "せぜ", "そぞ", "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ",
    "へべぺ", "ほぼぽ", "やゃ", "ゆゅ", "よょ", "わゎ",
  ].map(Array.init)

  /// The next form of a syllable, or `nil` where there is only one.
  static func next(after syllable: Character) -> Character? {
    guard let cycle = cycles.first(where: { $0.contains(syllable) }),
      let index = cycle.firstIndex(of: syllable)
    else { return nil }
    return cycle[(index + 1) % cycle.count]
  }

  /// The same syllables in the script for foreign words, whose code points lie 0x60 further.
  static func katakana(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          (0x3041...0x3096).contains(scalar.value)
            ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
        }))
  }
}
