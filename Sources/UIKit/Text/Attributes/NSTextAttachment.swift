/// A picture that stands in text like a character. Not an `NSObject`, for the reason that
/// `UIColor` gives.
open class NSTextAttachment: Hashable {
  /// The character that stands for an attachment in a string.
  public static let character: Character = "\u{FFFC}"

  /// The picture.
  open var image: UIImage?

  /// Where the picture stands: its lower left corner right of where the line has come to and above
  /// the baseline, in points, and its size. Empty for the picture's own size on the baseline.
  open var bounds = CGRect.zero

  /// An attachment without a picture, which takes the room of its bounds.
  public init() {}

  /// An attachment that shows a picture. A symbol has its baseline on that of the text.
  public init(image: UIImage) {
    self.image = image
  }

  /// The box in the line: x from where the line has come to, y up from the baseline, points.
  var box: TextAttachmentBox {
    guard bounds.isEmpty, let image else {
      return TextAttachmentBox(
        left: bounds.minX, bottom: bounds.minY, width: bounds.width, height: bounds.height)
    }
    return TextAttachmentBox(
      left: 0, bottom: -(image.baselineOffsetFromBottom ?? 0), width: image.size.width,
      height: image.size.height)
  }

  /// Equal to itself only.
  public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool { one === other }

  /// Hashes which attachment it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The room of an attachment in its line, points.
struct TextAttachmentBox: Hashable {
  var left: CGFloat
  /// Above the baseline.
  var bottom: CGFloat
  var width: CGFloat
  var height: CGFloat

  /// The measures of a font whose line would be as high.
  var metrics: FontMetrics {
    FontMetrics(
      ascender: max(0, bottom + height), descender: min(0, bottom), leading: 0, capHeight: 0,
      xHeight: 0)
  }

  /// Where the picture is drawn whose place in the line starts at a point of the baseline.
  func rect(at start: CGPoint) -> CGRect {
    CGRect(x: start.x + left, y: start.y - bottom - height, width: width, height: height)
  }
}

extension NSAttributedString {
  /// The one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(NSTextAttachment.character), attributes: [.attachment: attachment])
  }
}
