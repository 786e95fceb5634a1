/// One segment of a segmented control: its content and the views that show it.
@MainActor
final class Segment {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  /// Points; 0 shares the room.
  var width: CGFloat = 0

  let label = UILabel()
  let imageView = UIImageView()

  init(_ content: Any) {
    title = content as? String
    image = content as? UIImage
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
  }

  var view: UIView { image == nil ? label : imageView }

  /// Width of the content, points.
  func contentWidth(font: UIFont) -> CGFloat {
    if let image { return image.size.width.rounded(.up) }
    label.font = font
    label.text = title
    return label.intrinsicContentSize.width.rounded(.up)
  }
}
