import Foundation

/// One data file: its bytes, and its name as a person would type it.
struct ResourceFile {
  let url: URL

  /// The path, relative to the current directory where the file lies under it.
  var displayName: String {
    let path = url.standardizedFileURL.path
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The JSON value in the file.
  func json() throws(ResourceError) -> JSONValue {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw ResourceError(kind: .missing, file: displayName, message: "cannot read the file")
    }
    do {
      return try StrictJSON.parse(data)
    } catch {
      throw ResourceError(
        kind: .invalid, file: displayName, position: error.position, message: error.message)
    }
  }
}
