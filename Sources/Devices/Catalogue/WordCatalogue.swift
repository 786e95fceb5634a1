import Foundation

/// The system's words in other languages than English, one data file a language.
public struct WordCatalogue: Sendable {
  /// The folder with the data files.
  public let resources: URL

  /// The words in a folder of data files; `ResourceLocator` finds the usual one.
  public init(resources: URL) {
    self.resources = resources
  }

  private var folder: URL { resources.appendingPathComponent("words", isDirectory: true) }

  /// The languages there are files for, in alphabetical order.
  public func languages() throws(ResourceError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw ResourceError(
        kind: .missing, file: ResourceFile(url: folder).displayName,
        message: "cannot read the folder of words")
    }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The words of a language by their names, each of `names`; `nil` where there is no file, for
  /// the language or the one it is a variant of (`pt-BR` is one of `pt`).
  public func words(
    language: String, names: [String]
  ) throws(ResourceError) -> [String: String]? {
    let known = try languages()
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    guard let found = [language, base].first(where: known.contains) else { return nil }
    let file = ResourceFile(url: folder.appendingPathComponent(found + ".json"))
    let json = try ObjectReader(
      try file.json(), file: file.displayName, keys: ["language"] + names)
    guard try json.string("language") == found else {
      throw json.failure(
        "language", "is not \"\(found)\", though the file is named \"\(found).json\"")
    }
    var words: [String: String] = [:]
    for name in names { words[name] = try json.string(name) }
    return words
  }
}
