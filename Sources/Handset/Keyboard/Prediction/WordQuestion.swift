/// What words for the bar are asked for.
struct WordQuestion: Hashable {
  enum Kind: Hashable {
    /// Words for one that is being typed.
    case typed(String, corrects: Bool, isStart: Bool)
    /// Words that may follow.
    case next(after: String?, isCapital: Bool)
  }

  /// The language of the keys.
  var language: String
  var kind: Kind
}
