/// A way from one place in a text to another, in the order in which the text is read unless said
/// otherwise.
enum TextMovement {
  case backward
  case forward
  /// To the place that is seen on the left.
  case left
  /// To the place that is seen on the right.
  case right
  case wordBackward
  case wordForward
  /// To the line above; from the first one, to the start.
  case lineUp
  /// To the line below; from the last one, to the end.
  case lineDown
  /// As far up as the view is high.
  case pageUp
  /// As far down as the view is high.
  case pageDown
  /// To the start of the paragraph; from there, to that of the one before.
  case toStartOfParagraph
  /// To the end of the paragraph; from there, to that of the one behind.
  case toEndOfParagraph
  case toStartOfLine
  case toEndOfLine
  case toStart
  case toEnd

  var isVertical: Bool {
    switch self {
    case .lineUp, .lineDown, .pageUp, .pageDown: true
    default: false
    }
  }
}
