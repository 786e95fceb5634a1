/// What stands in the bar above the keys.
enum KeyboardBarContent: Hashable {
  /// Nothing; a tablet's bar is there in any case.
  case empty
  /// Three places for words; a place may stay empty.
  case words([WordSuggestion?])
  /// The offer to fill in a name or a password.
  case passwords
  /// The offer to fill in a code that has come by message.
  case code(String)
}

/// A word that the bar offers.
struct WordSuggestion: Hashable {
  var text: String
  /// Whether it is what has been typed, as it was typed.
  var isTyped = false
  /// Whether it stands out as better than what has been typed.
  var isPreferred = false
}
