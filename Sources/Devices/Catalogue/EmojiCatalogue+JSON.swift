extension EmojiCatalogue {
  /// The pictures from the root value of their file.
  init(_ root: JSONValue, file: String) throws(ResourceError) {
    let json = try ObjectReader(root, file: file, keys: ["categories", "keywords"])
    categories = []
    for element in try json.array("categories") {
      let category = try ObjectReader(element, file: file, keys: ["kind", "title", "emoji"])
      categories.append(
        Category(
          kind: try category.choice("kind"), title: try category.string("title"),
          emoji: try category.words("emoji")))
    }
    guard categories.map(\.kind) == Kind.allCases else {
      throw json.failure(
        "categories", "must be \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let words = try ObjectReader(openEnded: try json.value("keywords"), file: file)
    keywords = [:]
    for key in words.keys { keywords[key] = try words.words(key) }
  }
}
