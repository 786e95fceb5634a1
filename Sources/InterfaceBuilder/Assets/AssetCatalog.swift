import UIKit

/// The sets of an asset catalogue, by the names under which they are asked for.
struct AssetCatalog {
  private(set) var colorSets: [String: URL] = [:]
  private(set) var imageSets: [String: URL] = [:]

  private static let mostEntries = 20_000
  private static let greatestDepth = 16

  /// The catalogues that lie in some folders.
  static func catalogs(in folders: [URL]) -> [AssetCatalog] {
    folders.flatMap { folder in
      contents(of: folder).filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
    }
  }

  /// Reads which sets there are, not what is in them.
  init(_ folder: URL) {
    var budget = Self.mostEntries
    collect(folder, prefix: "", depth: 0, budget: &budget)
  }

  private mutating func collect(
    _ folder: URL, prefix: String, depth: Int, budget: inout Int
  ) {
    guard depth < Self.greatestDepth else { return }
    for url in Self.contents(of: folder) where budget > 0 {
      budget -= 1
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colorSets[name] = url
      case "imageset": imageSets[name] = url
      case "":
        let isNamespace = AssetJSON.object(in: url)?["properties"] as? [String: Any]
        let spaced = isNamespace?["provides-namespace"] as? Bool == true
        collect(url, prefix: spaced ? name + "/" : prefix, depth: depth + 1, budget: &budget)
      default: break
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).sorted { $0.path < $1.path }
  }
}
