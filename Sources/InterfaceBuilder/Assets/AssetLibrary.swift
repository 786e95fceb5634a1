import UIKit

/// Colours and pictures by name: those of the asset catalogues in some folders, and the picture
/// files that lie there.
@MainActor
final class AssetLibrary {
  private let folders: [URL]
  private lazy var catalogs = AssetCatalog.catalogs(in: folders)
  private var images: [String: UIImage?] = [:]
  private var colors: [String: UIColor?] = [:]

  /// A library of folders; earlier ones go before later ones.
  init(folders: [URL]) {
    self.folders = folders
  }

  /// The colour of a name, with its variant for dark surroundings.
  func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    let color = catalogs.lazy.compactMap { $0.colorSets[name].flatMap(ColorSet.init)?.color }.first
    colors[name] = .some(color)
    return color
  }

  /// The picture of a name, in the variant that suits the screen best.
  func image(named name: String) -> UIImage? {
    if let known = images[name] { return known }
    let image =
      catalogs.lazy.compactMap { $0.imageSets[name].flatMap(ImageSet.init)?.image }.first
      ?? looseImage(named: name) ?? UIImage(named: name)
    images[name] = .some(image)
    return image
  }

  /// A picture file; a name without an end means a PNG file.
  private func looseImage(named name: String) -> UIImage? {
    // What a file names stays inside the folder.
    guard !name.contains("/"), !name.contains("\0") else { return nil }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let own = Int(UIScreen.main.scale.rounded(.up))
    for folder in folders {
      for scale in [own] + [3, 2, 1].filter({ $0 != own }) {
        let file = stem + (scale == 1 ? ".png" : "@\(scale)x.png")
        let path = folder.appendingPathComponent(file).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        if let image = UIImage(contentsOfFile: path) { return image }
      }
    }
    return nil
  }
}
