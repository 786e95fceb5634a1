import UIKit

/// What lies around an interface file: pictures and colours, texts in other languages, and other
/// storyboards. Shared by all files that lead to one another.
@MainActor
final class InterfaceSurroundings {
  /// Where to look, nearest first.
  let folders: [URL]
  private(set) lazy var assets = AssetLibrary(folders: folders)

  /// How deep controllers are being put into one another.
  private var depth = 0
  private static let greatestDepth = 16

  private var loaders: [String: InterfaceLoader] = [:]

  /// The surroundings of a file. Beside a folder for one language, the one around it counts.
  init(of document: InterfaceDocument) {
    guard let folder = document.location?.deletingLastPathComponent() else {
      folders = []
      return
    }
    folders =
      folder.pathExtension == "lproj" ? [folder, folder.deletingLastPathComponent()] : [folder]
  }

  /// Runs `work` unless it is inside too much of its kind. Answers whether it ran.
  func nest(_ work: () -> Void) -> Bool {
    guard depth < Self.greatestDepth else { return false }
    depth += 1
    work()
    depth -= 1
    return true
  }

  /// A file of the folders; `nil` where there is none.
  func file(_ name: String) -> URL? {
    guard !name.contains("/"), !name.contains("\0") else { return nil }
    return folders.flatMap {
      [$0.appendingPathComponent(name), $0.appendingPathComponent("Base.lproj/\(name)")]
    }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The loader of another storyboard, made by `make` at the first use.
  func loader(
    ofStoryboard name: String, make: (URL) throws -> InterfaceLoader
  ) rethrows -> InterfaceLoader? {
    if let known = loaders[name] { return known }
    guard let url = file("\(name).storyboard") else { return nil }
    let loader = try make(url)
    loaders[name] = loader
    return loader
  }

  /// The texts of a file in a language, of a variant such as `pt-BR` or else of the language
  /// itself; `nil` where there are none.
  func strings(of document: InterfaceDocument, language: String) -> InterfaceStrings? {
    guard let name = document.location?.deletingPathExtension().lastPathComponent,
      !language.contains("/"), !language.hasPrefix(".")
    else { return nil }
    let languages = [language, String(language.prefix { $0 != "-" && $0 != "_" })]
    for language in languages {
      for folder in folders {
        let list = folder.appendingPathComponent("\(language).lproj/\(name).strings")
        if let strings = try? InterfaceStrings(contentsOf: list) { return strings }
        for place in ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"] {
          let catalog = folder.appendingPathComponent(place)
          if let strings = InterfaceStrings(catalog: catalog, language: language) {
            return strings
          }
        }
      }
    }
    return nil
  }
}
