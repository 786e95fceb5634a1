import UIKit

/// Colours and pictures by name: those of the asset catalogues in some folders, and the picture
/// files that lie there.
@MainActor
final class AssetLibrary {
  private let folders: [URL]
  private lazy var catalogs = AssetCatalog.catalogs(in: folders)
  private var pictures: [String: FoundPicture?] = [:]
  private var colors: [String: UIColor?] = [:]

  /// A library of folders; earlier ones go before later ones.
  init(folders: [URL]) {
    self.folders = folders
  }

  /// The colour of a name, with its variant for dark surroundings.
  func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    var color: UIColor?
    for catalog in catalogs {
      color = catalog.colorSets[name].flatMap(ColorSet.init)?.color
      if color != nil { break }
    }
    colors[name] = .some(color)
    return color
  }

  /// The picture of a name, in the variant that suits the screen best.
  func picture(named name: String) -> FoundPicture? {
    if let known = pictures[name] { return known }
    let picture = find(name)
    pictures[name] = .some(picture)
    return picture
  }

  private func find(_ name: String) -> FoundPicture? {
    var unreadable: FoundPicture?
    for catalog in catalogs {
      guard let picture = catalog.imageSets[name].flatMap(ImageSet.init)?.picture else { continue }
      if picture.image != nil { return picture }
      unreadable = unreadable ?? picture
    }
    if let image = UIImage(named: name, in: folders) ?? UIImage(named: name) {
      return .image(image)
    }
    return unreadable ?? unreadableFile(name).map { .unreadable(file: $0) }
  }

  /// The file of a name in a folder, whatever its format.
  private func unreadableFile(_ name: String) -> String? {
    guard !name.contains("/"), !name.contains("\0") else { return nil }
    let files = [name] + FoundPicture.suffixes.map { "\(name).\($0)" }
    return files.first { file in
      folders.contains {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent(file).path)
      }
    }
  }
}
