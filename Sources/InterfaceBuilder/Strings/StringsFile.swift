import Foundation

/// A `.strings` file as it was read: its texts, and what is wrong with it.
struct StringsFile {
  private(set) var entries: [String: String] = [:]
  private(set) var diagnostic: InterfaceDiagnostic?

  /// Reads text in UTF-8 or UTF-16, or a property list; `nil` where there is no file.
  init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let name = url.relativePath
    func failure(_ place: MarkupPlace, _ message: String) -> InterfaceDiagnostic {
      InterfaceDiagnostic(.warning, file: name, place: place, message)
    }
    guard let data = try? Data(contentsOf: url), data.count <= InterfaceDocument.mostBytes else {
      diagnostic = failure(.start, "the file cannot be read")
      return
    }
    if Self.isPropertyList(data) {
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      entries = list as? [String: String] ?? [:]
      if list as? [String: String] == nil {
        diagnostic = failure(.start, "the file is not a list of strings")
      }
      return
    }
    guard let text = Self.text(data) else {
      diagnostic = failure(.start, "the file is not text in UTF-8 or UTF-16")
      return
    }
    let scanner = StringsScanner(text)
    entries = scanner.entries
    diagnostic = scanner.damage.map { failure($0.place, $0.message) }
  }

  private static func isPropertyList(_ data: Data) -> Bool {
    data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
  }

  private static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}
