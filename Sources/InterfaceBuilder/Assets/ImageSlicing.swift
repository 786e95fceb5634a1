import UIKit

/// How an asset catalogue slices a picture that is shown larger than it is.
struct ImageSlicing {
  private let caps: UIEdgeInsets
  private let mode: UIImage.ResizingMode

  /// The slicing of an asset's `resizing`; `nil` for one that is not known. Distances are pixels of
  /// the picture.
  init?(_ object: [String: Any]) {
    func number(_ value: Any?) -> CGFloat {
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
    let insets = object["cap-insets"] as? [String: Any] ?? [:]
    let center = object["center"] as? [String: Any]
    var caps = UIEdgeInsets(
      top: number(insets["top"]), left: number(insets["left"]), bottom: number(insets["bottom"]),
      right: number(insets["right"]))
    switch object["mode"] as? String {
    case "9-part": break
    case "3-part-horizontal": (caps.top, caps.bottom) = (0, 0)
    case "3-part-vertical": (caps.left, caps.right) = (0, 0)
    default: return nil
    }
    self.caps = caps
    mode = center?["mode"] as? String == "tile" ? .tile : .stretch
  }

  /// The picture with edges that keep their size.
  func apply(to image: UIImage) -> UIImage {
    let scale = max(image.scale, 1)
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: caps.top / scale, left: caps.left / scale, bottom: caps.bottom / scale,
        right: caps.right / scale),
      resizingMode: mode)
  }
}
