import Foundation
import QuartzCore

/// Font files by name, found once.
struct FontIndex {
  private let folders: [String]
  private var names: [String: String]?

  init(folders: [String]) {
    self.folders = folders
  }

  /// The path of the font file called `name`, without extension, in any folder.
  mutating func path(ofFile name: String) -> String? {
    // Reading a large font tree costs many times what a program's start may take, so the
    // places where the system font usually is are tried first.
    for folder in folders {
      for place in ["", "/opentype/inter", "/truetype/noto", "/truetype/dejavu"] {
        for suffix in ["otf", "ttf"] {
          let path = "\(folder)\(place)/\(name).\(suffix)"
          if access(path, R_OK) == 0 { return path }
        }
      }
    }
    return all()[Self.key(name)]
  }

  /// The file of a family that comes closest to a weight on Apple's scale and a slant.
  mutating func path(ofFamily family: String, weight: CGFloat, isItalic: Bool) -> String? {
    let wanted = Self.key(family)
    guard !wanted.isEmpty else { return nil }
    let names = all()
    if let path = names[wanted], !isItalic, abs(weight) < 0.2 { return path }
    var best: (distance: CGFloat, name: String)?
    for name in names.keys where name.hasPrefix(wanted) {
      guard let style = FontStyle(suffix: name.dropFirst(wanted.count)) else { continue }
      let distance = abs(style.weight - weight) + (style.isItalic == isItalic ? 0 : 4)
      if best.map({ (distance, name) < $0 }) ?? true { best = (distance, name) }
    }
    return best.flatMap { names[$0.name] }
  }

  private mutating func all() -> [String: String] {
    if let names { return names }
    var found: [String: String] = [:]
    for folder in folders.reversed() {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      // The order of a directory is not fixed; sorting makes the choice between files of the
      // same name fixed.
      for file in files.compactMap({ $0 as? String }).sorted(by: >) {
        let url = URL(fileURLWithPath: file)
        guard ["ttf", "otf", "ttc"].contains(url.pathExtension.lowercased()) else { continue }
        found[Self.key(url.deletingPathExtension().lastPathComponent)] = "\(folder)/\(file)"
      }
    }
    names = found
    return found
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
