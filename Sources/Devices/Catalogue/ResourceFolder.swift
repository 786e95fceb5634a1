import Foundation

/// A folder of data files of one kind, each named after what it describes.
struct ResourceFolder {
  let url: URL
  /// What the files describe, for messages.
  let kind: String

  /// The names of the files without their ending, in alphabetical order.
  func ids() throws(ResourceError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw ResourceError(
        kind: .missing, file: ResourceFile(url: url).displayName,
        message: "cannot read the folder of \(kind)")
    }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The file of an id, whether it is there or not.
  func file(_ id: String) -> ResourceFile {
    ResourceFile(url: url.appendingPathComponent(id + ".json"))
  }
}
