import UIKit

/// Finds storyboards and xibs by name.
@MainActor
enum InterfaceFiles {
  /// A file of the app's folders or of a bundle, the main one with `nil`.
  static func find(_ file: String, in bundle: Bundle?) -> URL? {
    let folders = UIStoryboard.folders + [(bundle ?? .main).resourceURL].compactMap { $0 }
    return folders.lazy.flatMap {
      [$0.appendingPathComponent(file), $0.appendingPathComponent("Base.lproj/\(file)")]
    }.first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
