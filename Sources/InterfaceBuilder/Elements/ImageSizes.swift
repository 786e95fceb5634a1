import UIKit

/// Sizes of pictures, as files say them.
enum ImageSizes {
  /// The size of the picture that an element names in an attribute, in points.
  static func size(
    of element: MarkupElement, _ attribute: String, in resources: InterfaceResources
  ) -> CGSize? {
    if let name = element[attribute] {
      return element["catalog"] == "system"
        ? symbol(name, in: resources) : resources.imageSizes[name]
    }
    guard let reference = element.child("imageReference", key: attribute),
      let name = reference["image"]
    else { return nil }
    return reference["catalog"] == "system"
      ? symbol(name, in: resources) : resources.imageSizes[name]
  }

  /// Files give symbols for a canvas on which a letter is about six times as high as in text of
  /// 17 points.
  private static func symbol(_ name: String, in resources: InterfaceResources) -> CGSize? {
    guard let size = resources.symbolSizes[name] else { return nil }
    let factor: CGFloat = 20 / 128
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
