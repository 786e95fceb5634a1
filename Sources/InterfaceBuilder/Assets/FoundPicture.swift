import UIKit

/// What there is under the name of a picture.
enum FoundPicture {
  case image(UIImage)
  /// A file of a name that holds no picture that can be read.
  case unreadable(file: String)

  var image: UIImage? {
    guard case .image(let image) = self else { return nil }
    return image
  }

  /// Why the file cannot be read.
  static func reason(for file: String) -> String {
    let suffix = URL(fileURLWithPath: file).pathExtension
    return readable.contains(suffix.lowercased())
      ? "the file is damaged" : "it is \(suffix.uppercased()), and only PNG and JPEG can be read"
  }

  /// Suffixes of the formats that pictures have in apps.
  static let suffixes = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tiff"]
  private static let readable: Set = ["png", "jpg", "jpeg"]
}
