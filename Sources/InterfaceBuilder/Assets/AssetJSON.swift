import UIKit

/// Reads the descriptions in asset catalogues.
enum AssetJSON {
  private static let mostBytes = 1 << 20

  /// What `Contents.json` in a folder says; `nil` where there is none that can be read.
  static func object(in folder: URL) -> [String: Any]? {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: url), data.count <= mostBytes else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// Whether a variant is for dark surroundings; `nil` for one that is for others than light
  /// and dark, such as high contrast.
  static func isDark(_ variant: [String: Any]) -> Bool? {
    var isDark = false
    for appearance in variant["appearances"] as? [[String: Any]] ?? [] {
      guard appearance["appearance"] as? String == "luminosity" else { return nil }
      isDark = appearance["value"] as? String == "dark"
    }
    return isDark
  }

  /// Whether a variant is for phones.
  static func suitsPhone(_ variant: [String: Any]) -> Bool {
    ["universal", "iphone", nil].contains(variant["idiom"] as? String)
  }
}
