import Foundation
import QuartzCore

/// The advances of those characters of a text that join to words.
struct JoinedWords {
  /// One for each character, `nil` for those that stand alone. Points.
  private(set) var advances: [CGFloat?]

  /// Nothing for a text without such characters.
  init?(
    _ text: String, in font: FontCollection.Font, face: FontFace, fonts: FontCollection
  ) {
    guard text.utf8.contains(where: { $0 >= 0xD8 }) else { return nil }
    let characters = Array(text)
    guard characters.contains(where: { $0.joiningScript != nil }) else { return nil }
    advances = Array(repeating: nil, count: characters.count)
    var place = 0
    while place < characters.count {
      guard let script = characters[place].joiningScript else {
        place += 1
        continue
      }
      var end = place + 1
      while end < characters.count, characters[end].joiningScript == script,
        end - place < InkUnit.longestWord
      {
        end += 1
      }
      if let file = Self.file(of: characters[place], in: font, face: face, fonts: fonts) {
        let widths = file.advances(ofWord: characters[place..<end], script)
        for (offset, width) in widths.enumerated() {
          advances[place + offset] = CGFloat(width) / FontFile.units * face.size
        }
      }
      place = end
    }
  }

  private static func file(
    of character: Character, in font: FontCollection.Font, face: FontFace, fonts: FontCollection
  ) -> FontFile? {
    switch fonts.source(of: character, in: font, face: face) {
    case .own: font.file
    case .substitute(let file): file
    case .none, .emoji, .letters, .missing: nil
    }
  }
}
