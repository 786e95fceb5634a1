/// A way from one place in a text to another, in the order in which the text is read.
enum TextMovement {
  case backward
  case forward
  case wordBackward
  case wordForward
  /// To the line above; from the first one, to the start.
  case lineUp
  /// To the line below; from the last one, to the end.
  case lineDown
  case toStartOfLine
  case toEndOfLine
  case toStart
  case toEnd

  var isVertical: Bool { self == .lineUp || self == .lineDown }
}
