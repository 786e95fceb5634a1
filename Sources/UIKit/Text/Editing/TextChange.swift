/// One replacement in a text, counted in UTF-8.
struct TextChange {
  /// Where it begins.
  var start: Int
  /// How much was taken out.
  var removed: Int
  /// How much was put in.
  var inserted: Int
}
