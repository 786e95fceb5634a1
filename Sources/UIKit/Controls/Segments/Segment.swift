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

  private var measured: (title: String?, font: UIFont, width: CGFloat)?

  /// Width of the content in points, whatever font the label shows now.
  func contentWidth(font: UIFont) -> CGFloat {
    if let image { return image.size.width.rounded(.up) }
    if let measured, measured.title == title, measured.font == font { return measured.width }
    let label = UILabel()
    label.font = font
    label.text = title
    let width = label.intrinsicContentSize.width.rounded(.up)
    measured = (title, font, width)
    return width
  }
}
