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
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
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

  /// Points between the edge where lines start and the first line of a paragraph.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points between the edge where lines start and the other lines of a paragraph.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: points from the edge where they start, or, not above 0, from the other one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points below a paragraph that another one follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points above a paragraph that follows another one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

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
