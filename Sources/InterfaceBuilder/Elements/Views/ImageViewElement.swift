import UIKit

extension ViewKind {
  static let imageView = ViewKind("UIImageView") { _ in
    UIImageView(image: nil)
  } configure: { view, element, builder in
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    view.image = builder.image(element, "image")
    view.highlightedImage = builder.image(element, "highlightedImage")
    view.isHighlighted = element.flag("highlighted") ?? false
    if !builder.loader.purpose.isOnCanvas {
      view.preferredSymbolConfiguration = ImageValue.symbolConfiguration(element)
    }
    builder.addSubviews(of: element, to: view)
  }
}
