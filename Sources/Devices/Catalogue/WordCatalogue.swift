import Foundation

/// The system's words in other languages than English, one data file a language.
public struct WordCatalogue: Sendable {
  /// The folder with the data files.
  public let resources: URL

  /// The words in a folder of data files; `ResourceLocator` finds the usual one.
  public init(resources: URL) {
    self.resources = resources
  }

  private var folder: ResourceFolder {
    ResourceFolder(url: resources.appendingPathComponent("words", isDirectory: true), kind: "words")
  }

  /// The languages there are files for, in alphabetical order. Reads the folder, no file.
  public func languages() throws(ResourceError) -> [String] { try folder.ids() }

  /// Whether the system has words in a language or the one it is a variant of (`pt-BR` is one of
  /// `pt`): English, or one with a file.
  public func speaks(_ language: String) -> Bool {
    Self.base(of: language) == "en" || file(of: language) != nil
  }

  /// The words of a language by their names, each of `names`; `nil` where there is no file, for
  /// the language or the one it is a variant of. Reads one file.
  public func words(
    language: String, names: [String]
  ) throws(ResourceError) -> [String: String]? {
    guard let (found, file) = file(of: language) else { return nil }
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

  private func file(of language: String) -> (language: String, file: ResourceFile)? {
    guard !language.contains("/") else { return nil }
    return [language, Self.base(of: language)].lazy.map { ($0, folder.file($0)) }
      .first { FileManager.default.fileExists(atPath: $0.1.url.path) }
  }

  private static func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }
}
