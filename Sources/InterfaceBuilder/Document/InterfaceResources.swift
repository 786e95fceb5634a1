import UIKit

/// What a file says of the pictures and colours that it names.
struct InterfaceResources {
  /// Sizes of pictures in points, by name.
  private(set) var imageSizes: [String: CGSize] = [:]
  /// Sizes of symbols in points, by name.
  private(set) var symbolSizes: [String: CGSize] = [:]
  private(set) var colors: [String: UIColor] = [:]
  private(set) var systemColors: [String: UIColor] = [:]

  /// What lies beside the file; `nil` where only the file counts.
  var assets: AssetLibrary?

  init(_ element: MarkupElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let size = CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
        if child["catalog"] == "system" {
          symbolSizes[name] = size
        } else {
          imageSizes[name] = size
        }
      case "namedColor":
        colors[name] = child.child("color").flatMap(ColorValue.fixed)
      case "systemColor":
        systemColors[name] = child.child("color").flatMap(ColorValue.fixed)
      default:
        break
      }
    }
  }
}
