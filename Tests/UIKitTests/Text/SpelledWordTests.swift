import Testing

@testable import UIKit

struct SpelledWordTests {
  private func texts(_ text: String) -> [String] { SpelledWord.words(in: text[...]).map(\.text) }

  @Test func wordsAreLettersWithApostrophesInside() {
    #expect(texts("It's a dog’s life, isn't it?") == ["It's", "a", "dog’s", "life", "isn't", "it"])
    #expect(texts("dogs' 'quoted' end'") == ["dogs", "end"])
    #expect(texts("") == [] && texts(" .,! ") == [])
  }

  @Test func addressesAndNumbersAreNone() {
    #expect(
      texts("write to a@b.de or see c/d, 12th, x_y #tag") == ["write", "to", "de", "or", "see"])
  }

  @Test func placesAreCountedInBytesAndCharacters() {
    let text = "👩‍👩‍👧 é ñandú z"
    let words = SpelledWord.words(in: text[...])
    #expect(words.map(\.text) == ["é", "ñandú", "z"])
    for word in words {
      let bytes = Array(text.utf8)[word.bytes]
      #expect(String(decoding: bytes, as: UTF8.self) == word.text)
      #expect(String(Array(text)[word.characters]) == word.text)
    }
  }

  @Test func partsOfATextCountFromTheirStart() {
    let text = "one two three"
    let part = text[text.index(text.startIndex, offsetBy: 4)...]
    #expect(SpelledWord.words(in: part).map(\.bytes) == [0..<3, 4..<9])
  }
}
