import Foundation

/// The package's own sources, as text.
enum SourceTree {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One file under `Sources`.
  struct File: CustomStringConvertible {
    /// The folder under `Sources`: the module's name, or `System` for the C targets.
    let module: String
    /// The path from the package's root.
    let path: String
    /// The whole text.
    let text: String

    var description: String { path }
  }

  /// Every file under `Sources` with one of these extensions, in alphabetical order.
  static func files(_ extensions: Set<String>) -> [File] {
    let sources = root.appendingPathComponent("Sources")
    guard let walk = FileManager.default.enumerator(atPath: sources.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }
    return paths.sorted().compactMap { path in
      guard let dot = path.lastIndex(of: "."),
        extensions.contains(String(path[path.index(after: dot)...])),
        let data = FileManager.default.contents(atPath: sources.path + "/" + path)
      else { return nil }
      return File(
        module: String(path.prefix { $0 != "/" }), path: "Sources/" + path,
        text: String(decoding: data, as: UTF8.self))
    }
  }

  /// The code of a text: every line without its `//` comment.
  static func code(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let comment = line.firstRange(of: "//") else { return line }
      return line[..<comment.lowerBound]
    }
  }

  /// Whether a text contains a word anywhere, comments included. Fast enough to look for many
  /// words in all sources.
  static func mentions(_ word: String, in text: String) -> Bool {
    Data(text.utf8).range(of: Data(word.utf8)) != nil
  }

  /// The modules that a Swift text imports.
  static func imports(_ text: String) -> [String] {
    code(text).compactMap { line in
      var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      while let first = words.first,
        first.hasPrefix("@") || ["public", "package", "internal", "private"].contains(first)
          || first == "fileprivate"
      { words.removeFirst() }
      guard words.first == "import", words.count > 1 else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      return name.split(separator: ".").first.map(String.init)
    }
  }
}
