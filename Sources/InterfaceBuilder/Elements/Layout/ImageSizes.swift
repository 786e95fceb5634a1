import UIKit

/// Sizes of pictures, as files say them.
enum ImageSizes {
  /// The name of the picture that an element has in an attribute, and whether it is one of the
  /// system's symbols.
  static func name(
    of element: MarkupElement, _ attribute: String
  ) -> (name: String, isSymbol: Bool)? {
    if let name = element[attribute] { return (name, element["catalog"] == "system") }
    guard let reference = element.child("imageReference", key: attribute),
      let name = reference["image"]
    else { return nil }
    return (name, reference["catalog"] == "system")
  }

  /// The size of the picture that an element names in an attribute, in points.
  static func size(
    of element: MarkupElement, _ attribute: String, in resources: InterfaceResources
  ) -> CGSize? {
    guard let (name, isSymbol) = name(of: element, attribute) else { return nil }
    return isSymbol ? symbol(name, in: resources) : resources.imageSizes[name]
  }

  /// Files give symbols for a canvas on which a letter is about six times as high as in text of
  /// 17 points.
  private static func symbol(_ name: String, in resources: InterfaceResources) -> CGSize? {
    guard let size = resources.symbolSizes[name] else { return nil }
    let factor: CGFloat = 20 / 128
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
