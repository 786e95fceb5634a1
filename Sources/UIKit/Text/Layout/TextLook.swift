/// The ink of a run: what does not change its place.
struct TextLook {
  /// `nil` for the ink of the view.
  var color: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var attachment: NSTextAttachment?
}
