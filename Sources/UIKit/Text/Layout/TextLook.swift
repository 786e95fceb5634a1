/// The ink of a run: what does not change its place.
struct TextLook {
  /// `nil` for the ink of the view.
  var color: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  /// `nil` for the ink of the text.
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  /// `nil` for the ink of the text.
  var strikethroughColor: UIColor?
  var attachment: NSTextAttachment?
}
