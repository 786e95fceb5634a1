/// Alignment of text and distances of its lines. Not an `NSObject`, for the reason that
/// `UIColor` gives.
open class NSParagraphStyle: Hashable {
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  var values = Values()

  /// The style of plain text.
  public required init() {}

  /// The style of plain text.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Multiplies the height of lines; 0 leaves it as it is.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Least height of a line, points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Greatest height of a line, points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// A style with the same values that cannot change.
  open func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed, with the same values.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Equal when all values are.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// What `isEqual` says.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.isEqual(other)
  }

  /// Hashes the values.
  open func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
