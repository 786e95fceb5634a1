import Foundation

/// Finds the texts of an interface file in a language: `LANG.lproj/NAME.strings` or a string
/// catalogue beside it.
struct InterfaceTexts {
  /// The texts; `nil` where there are none.
  private(set) var strings: InterfaceStrings?
  /// What is to be said about them.
  private(set) var notes: [InterfaceDiagnostic] = []

  private let name: String
  private let folders: [URL]

  /// Looks in `folders` for texts of a variant such as `pt-BR`, or else of the language itself.
  init(of document: InterfaceDocument, language: String, folders: [URL]) {
    name = document.location?.deletingPathExtension().lastPathComponent ?? ""
    self.folders = folders
    guard !name.isEmpty else { return }
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    if !language.contains("/"), !language.hasPrefix(".") {
      for language in [language, base] where strings == nil { find(language) }
    }
    guard strings == nil, notes.isEmpty, !isOwnLanguage(base, of: document) else { return }
    let known = languages
    notes = [
      InterfaceDiagnostic(
        .warning, file: document.file, place: .start,
        "there are no texts in \"\(language)\" beside the file"
          + (known.isEmpty ? "" : "; there are: " + known.joined(separator: ", ")))
    ]
  }

  private mutating func find(_ language: String) {
    for folder in folders {
      let list = folder.appendingPathComponent("\(language).lproj/\(name).strings")
      if let file = StringsFile(contentsOf: list) {
        strings = InterfaceStrings(file.entries)
        notes += [file.diagnostic].compactMap(\.self)
        return
      }
      for catalog in catalogs(in: folder) {
        strings = InterfaceStrings(catalog: catalog, language: language)
        if strings != nil { return }
      }
    }
  }

  private func catalogs(in folder: URL) -> [URL] {
    ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"].map { folder.appendingPathComponent($0) }
  }

  /// Whether the file's own texts are in the language: it stands in the language's folder, or in
  /// none and the language is English, in which Interface Builder begins.
  private func isOwnLanguage(_ language: String, of document: InterfaceDocument) -> Bool {
    let folder = document.location?.deletingLastPathComponent()
    guard folder?.pathExtension == "lproj",
      let own = folder?.deletingPathExtension().lastPathComponent, own != "Base"
    else { return language == "en" }
    return own.hasPrefix(language)
  }

  /// The languages of the texts that there are.
  private var languages: [String] {
    var found: Set<String> = []
    for folder in folders {
      let items = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for item in items where item.hasSuffix(".lproj") {
        let list = folder.appendingPathComponent("\(item)/\(name).strings")
        if FileManager.default.fileExists(atPath: list.path) {
          found.insert(String(item.dropLast(6)))
        }
      }
      for catalog in catalogs(in: folder) {
        found.formUnion(InterfaceStrings.languages(ofCatalog: catalog))
      }
    }
    return found.sorted()
  }
}
