import Devices

/// Finds pictures by words: by their names in Unicode and by the catalogue's keywords.
struct EmojiSearch {
  private let all: [(text: String, name: String)]
  private let keywords: [String: [String]]

  init(_ catalogue: EmojiCatalogue) {
    var seen: Set<String> = []
    var all: [(String, String)] = []
    for category in catalogue.categories where category.kind != .recents {
      for text in category.emoji where seen.insert(text).inserted {
        all.append((text, Self.name(of: text)))
      }
    }
    self.all = all
    keywords = catalogue.keywords
  }

  /// The names of what a picture is made of, in small letters.
  private static func name(of text: String) -> String {
    text.unicodeScalars.compactMap { $0.properties.name?.lowercased() }.joined(separator: " ")
  }

  /// The pictures to whose names every word of the query leads, those of keywords first.
  func results(for query: String) -> [String] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    guard !words.isEmpty else { return [] }
    let listed = keywords.filter { key, _ in words.contains { key.hasPrefix($0) } }
      .sorted { $0.key < $1.key }.flatMap(\.value)
    let named = all.filter { _, name in
      words.allSatisfy { word in
        name.split(separator: " ").contains { $0.hasPrefix(word) }
      }
    }.map(\.text)
    var seen: Set<String> = []
    return (listed + named).filter { seen.insert($0).inserted }
  }
}
