/// How typed keys become text where one key is not one character.
public enum KeyboardComposition: String, Sendable, Hashable, CaseIterable {
  /// Every key types its own text.
  case none
  /// Consonants and vowels join to Korean syllables.
  case hangul
  /// Latin letters become Japanese syllables.
  case romaji
}
