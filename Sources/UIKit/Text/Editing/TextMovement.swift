/// A way from one place in a text to another, in the order in which the text is read.
enum TextMovement {
  case backward
  case forward
  case wordBackward
  case wordForward
  case toStart
  case toEnd
}
