import UIKit

/// Finds the pictures that elements name.
@MainActor
enum ImageValue {
  /// The picture that an element names in an attribute. On the canvas, where only its size
  /// counts, it is blank.
  static func image(
    _ element: MarkupElement, _ attribute: String, builder: SceneBuilder
  ) -> UIImage? {
    guard let name = ImageSizes.name(of: element, attribute) else { return nil }
    let size = ImageSizes.size(of: element, attribute, in: builder.resources)
    guard !builder.loader.purpose.isOnCanvas else { return size.map(StandInPicture.blank) }
    if name.isSymbol { return symbol(name.name, size: size, at: element, builder: builder) }
    if let image = builder.resources.assets?.image(named: name.name) { return image }
    builder.loader.warn(
      "picture \(name.name)", at: element, "there is no picture \(name.name) beside the file")
    return size.map(StandInPicture.picture)
  }

  private static func symbol(
    _ name: String, size: CGSize?, at element: MarkupElement, builder: SceneBuilder
  ) -> UIImage? {
    if let symbol = UIImage(systemName: name) { return symbol }
    builder.loader.warn(
      "symbol \(name)", at: element, "the symbol \(name) is not drawn here; a ring stands for it")
    return StandInPicture.symbol(size ?? CGSize(width: 20, height: 20))
  }

  /// How a symbol should look, if an element says so.
  static func symbolConfiguration(_ element: MarkupElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let size =
      element.child("fontDescription").flatMap(FontValue.font)?.pointSize
      ?? element.number("pointSize")
    return UIImage.SymbolConfiguration(
      pointSize: size ?? UIFont.labelFontSize, weight: weights[element["weight"] ?? ""] ?? .regular,
      scale: scales[element["scale"] ?? ""] ?? .default)
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}

extension SceneBuilder {
  /// The picture that an element has in a role.
  func image(_ element: MarkupElement, _ attribute: String) -> UIImage? {
    ImageValue.image(element, attribute, builder: self)
  }
}
