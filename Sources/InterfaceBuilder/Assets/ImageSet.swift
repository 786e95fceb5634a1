import UIKit

/// A picture of an asset catalogue with its variants.
@MainActor
struct ImageSet {
  private struct Variant {
    var file: URL
    var scale: CGFloat
    var isDark: Bool
    var slicing: ImageSlicing?
  }

  private var variants: [Variant] = []
  private let isTemplate: Bool
  private let isOriginal: Bool

  init?(_ folder: URL) {
    guard let object = AssetJSON.object(in: folder) else { return nil }
    let properties = object["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    isTemplate = intent == "template"
    isOriginal = intent == "original"
    for image in object["images"] as? [[String: Any]] ?? [] where AssetJSON.suitsPhone(image) {
      guard let name = image["filename"] as? String, !name.contains("/"),
        let isDark = AssetJSON.isDark(image)
      else { continue }
      let scale = (image["scale"] as? String).flatMap { Int($0.dropLast()) } ?? 1
      variants.append(
        Variant(
          file: folder.appendingPathComponent(name), scale: CGFloat(max(1, scale)),
          isDark: isDark,
          slicing: (image["resizing"] as? [String: Any]).flatMap(ImageSlicing.init)))
    }
  }

  /// The picture for the screen's scale and style: of the same style the one with as many pixels
  /// or the next more.
  var picture: FoundPicture? {
    let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
    let scale = UIScreen.main.scale
    let order = variants.sorted { one, other in
      if (one.isDark == isDark) != (other.isDark == isDark) { return one.isDark == isDark }
      if (one.scale >= scale) != (other.scale >= scale) { return one.scale >= scale }
      return one.scale >= scale ? one.scale < other.scale : one.scale > other.scale
    }
    var unreadable: FoundPicture?
    for variant in order where isDark || !variant.isDark {
      guard let data = FileManager.default.contents(atPath: variant.file.path) else { continue }
      guard let plain = UIImage(data: data, scale: variant.scale) else {
        unreadable = unreadable ?? .unreadable(file: variant.file.lastPathComponent)
        continue
      }
      let image = variant.slicing?.apply(to: plain) ?? plain
      if isTemplate { return .image(image.withRenderingMode(.alwaysTemplate)) }
      return .image(isOriginal ? image.withRenderingMode(.alwaysOriginal) : image)
    }
    return unreadable
  }
}
