import UIKit

/// The room that a button with a picture takes.
@MainActor
enum ButtonImageSize {
  /// `nil` for a button without a picture.
  static func size(
    of button: UIButton, _ element: MarkupElement, resources: InterfaceResources
  ) -> CGSize? {
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      guard
        let image = ImageSizes.size(of: configuration, "image", in: resources)
          ?? symbol(of: element["buttonType"])
      else { return nil }
      return configured(button, configuration, image: image)
    }
    guard let state = element.child("state", key: "normal") else { return nil }
    let background = ImageSizes.size(of: state, "backgroundImage", in: resources)
    let image = ImageSizes.size(of: state, "image", in: resources)
    guard background != nil || image != nil else { return nil }
    var size = button.intrinsicContentSize
    let title = button.title(for: .normal) ?? ""
    if let image {
      let insets = button.contentEdgeInsets
      let text = title.isEmpty ? .zero : button.titleLabel?.intrinsicContentSize ?? .zero
      size = CGSize(
        width: image.width + text.width.rounded(.up) + insets.left + insets.right,
        height: max(image.height, text.height.rounded(.up)) + insets.top + insets.bottom)
      if !title.isEmpty, insets == .zero { size.height = max(size.height, text.height + 12) }
    }
    if let background {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  /// The symbol that some kinds of buttons have by themselves.
  private static func symbol(of type: String?) -> CGSize? {
    switch type {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": CGSize(width: 21, height: 20)
    case "close": CGSize(width: 16.5, height: 16)
    default: nil
    }
  }

  private static func configured(
    _ button: UIButton, _ element: MarkupElement, image: CGSize
  ) -> CGSize {
    var size = button.intrinsicContentSize
    let insets = button.configuration?.contentInsets ?? .zero
    let title = element.string("title") ?? ""
    let padding = element.number("imagePadding") ?? 0
    switch element["imagePlacement"] {
    case "top", "bottom":
      size.width = max(size.width, image.width + insets.leading + insets.trailing)
      size.height += image.height + padding
    default:
      let text = title.isEmpty ? 0 : size.width - insets.leading - insets.trailing + padding
      size.width = image.width + text + insets.leading + insets.trailing
      size.height = max(size.height, image.height + insets.top + insets.bottom)
    }
    return size
  }
}
