/// How the lines of a paragraph stand. Lengths are in points.
struct TextParagraph: Hashable {
  var alignment = NSTextAlignment.natural
  var spacing = TextLayout.Spacing()
  /// From the edge where lines start to the first line.
  var firstIndent: CGFloat = 0
  /// From the edge where lines start to the other lines.
  var indent: CGFloat = 0
  /// Where lines end: from the edge where they start, or, not above 0, from the other edge.
  var tail: CGFloat = 0
  /// Below the paragraph, and above it.
  var after: CGFloat = 0
  var before: CGFloat = 0

  init(alignment: NSTextAlignment, spacing: TextLayout.Spacing) {
    self.alignment = alignment
    self.spacing = spacing
  }

  init(_ style: NSParagraphStyle.Values) {
    alignment = style.alignment
    spacing = TextLayout.Spacing(
      between: style.lineSpacing, multiple: style.lineHeightMultiple,
      minimum: style.minimumLineHeight, maximum: style.maximumLineHeight)
    firstIndent = style.firstLineHeadIndent
    indent = style.headIndent
    tail = style.tailIndent
    after = style.paragraphSpacing
    before = style.paragraphSpacingBefore
  }

  /// The same with another alignment where the style names none.
  func aligned(_ alignment: NSTextAlignment) -> TextParagraph {
    guard self.alignment == .natural else { return self }
    var paragraph = self
    paragraph.alignment = alignment
    return paragraph
  }

  /// The room between a line's indent and its end in a column of `width`.
  func room(in width: CGFloat, after indent: CGFloat) -> CGFloat {
    max(0, (tail > 0 ? min(tail, width) : width + tail) - indent)
  }
}
