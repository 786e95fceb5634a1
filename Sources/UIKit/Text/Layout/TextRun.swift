/// Text in one font.
struct TextRun: Hashable {
  var text: String
  var face: FontFace
  /// Added after every character, points.
  var kern: CGFloat = 0
  /// The least distance from this line to the next, points, if that is more than the font's.
  var lineHeight: CGFloat = 0
  /// How far the text stands above the baseline, points.
  var baselineOffset: CGFloat = 0
  /// The room of the picture that stands for each character of the run.
  var attachment: TextAttachmentBox?
}
