import UIKit

/// What lies around an interface file: pictures and colours, texts in other languages, and other
/// storyboards. Shared by all files that lead to one another.
@MainActor
final class InterfaceSurroundings {
  /// Where to look, nearest first.
  let folders: [URL]
  private(set) lazy var assets = AssetLibrary(folders: folders)

  /// The controllers that are being put into one another, from the outside in.
  private var nested: [String] = []
  /// How many were since the outermost.
  private var nestedCount = 0
  private static let greatestDepth = 16
  private static let mostNested = 500

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

  /// Runs `work`, which puts the controller of a name into another, unless that is inside
  /// itself or there would be too many. Answers why it did not run.
  func nest(_ name: String, _ work: () -> Void) -> String? {
    if nested.isEmpty { nestedCount = 0 }
    if nested.contains(name) { return "controllers are inside one another without end" }
    guard nested.count < Self.greatestDepth else {
      return "more than \(Self.greatestDepth) controllers are inside one another"
    }
    guard nestedCount < Self.mostNested else {
      return "more than \(Self.mostNested) controllers are inside one"
    }
    nestedCount += 1
    nested.append(name)
    work()
    nested.removeLast()
    return nil
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

  /// The texts of a file in a language.
  func texts(of document: InterfaceDocument, language: String) -> InterfaceTexts {
    InterfaceTexts(of: document, language: language, folders: folders)
  }
}
