extension NSAttributedString.Key {
  /// The font: `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The ink: `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// What is behind the text: `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added after every character: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A line below the text: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through the text: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line below the text where it is not the ink: `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text where it is not the ink: `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A picture in place of the character U+FFFC: `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Alignment and distances of lines: `NSParagraphStyle`. The style of a paragraph's first
  /// character holds for the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
