/// Text in one font.
struct TextRun: Hashable {
  var text: String
  var face: FontFace
  /// Added after every character, points.
  var kern: CGFloat = 0
}
