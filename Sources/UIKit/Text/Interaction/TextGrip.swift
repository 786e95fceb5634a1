/// What a finger on a text holds when it starts to drag.
enum TextGrip {
  /// The handle at the start of the selection.
  case start
  /// The handle at its end.
  case end
  case caret
  /// A word that was tapped twice: dragging selects more of them. Counted in UTF-8.
  case words(Range<Int>)

  var isHandle: Bool {
    switch self {
    case .start, .end: true
    case .caret, .words: false
    }
  }
}
