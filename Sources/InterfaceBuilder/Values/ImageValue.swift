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
    if let image = found(name, size: size, at: element, builder: builder) {
      return configured(image, by: element.child("imageReference", key: attribute))
    }
    return size.map(StandInPicture.picture)
  }

  private static func found(
    _ name: (name: String, isSymbol: Bool), size: CGSize?, at element: MarkupElement,
    builder: SceneBuilder
  ) -> UIImage? {
    if name.isSymbol { return symbol(name.name, size: size, at: element, builder: builder) }
    let picture = builder.resources.assets?.picture(named: name.name)
    if let image = picture?.image { return image }
    let problem =
      if case .unreadable(let file) = picture {
        "the picture \(file) cannot be read: \(FoundPicture.reason(for: file))"
      } else {
        "there is no picture \(name.name) beside the file"
      }
    builder.loader.warn("picture \(name.name)", at: element, problem)
    return nil
  }

  /// The picture as a reference wants it to look.
  private static func configured(_ image: UIImage, by reference: MarkupElement?) -> UIImage {
    guard let reference else { return image }
    var image = image
    if reference["symbolScale"] != nil || reference["weight"] != nil
      || reference["pointSize"] != nil
    {
      let size = reference.number("pointSize") ?? UIFont.labelFontSize
      image = image.withConfiguration(
        UIImage.SymbolConfiguration(
          pointSize: size, weight: reference.choice("weight", weights) ?? .regular,
          scale: reference.choice("symbolScale", scales) ?? .default))
    }
    let modes: [String: UIImage.RenderingMode] = [
      "automatic": .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
    ]
    return reference.choice("renderingMode", modes).map(image.withRenderingMode) ?? image
  }

  private static func symbol(
    _ name: String, size: CGSize?, at element: MarkupElement, builder: SceneBuilder
  ) -> UIImage? {
    if let symbol = UIImage(systemName: name) { return symbol }
    builder.loader.warn(
      "symbol \(name)", at: element, "the symbol \(name) is not drawn here; a ring stands for it")
    return StandInPicture.symbol(size ?? CGSize(width: 20, height: 20))
  }

  /// How a symbol should look, if the element inside that has a role says so.
  static func symbolConfiguration(
    _ holder: MarkupElement, _ key: String = "preferredSymbolConfiguration"
  ) -> UIImage.SymbolConfiguration? {
    guard let element = holder.child("preferredSymbolConfiguration", key: key) else { return nil }
    let size =
      FontValue.font(of: element)?.pointSize
      ?? element.number("pointSize")
    return UIImage.SymbolConfiguration(
      pointSize: size ?? UIFont.labelFontSize,
      weight: element.choice("weight", weights) ?? .regular,
      scale: element.choice("scale", scales) ?? .default)
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "unspecified": .regular, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
    "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension SceneBuilder {
  /// The picture that an element has in a role.
  func image(_ element: MarkupElement, _ attribute: String) -> UIImage? {
    ImageValue.image(element, attribute, builder: self)
  }
}
