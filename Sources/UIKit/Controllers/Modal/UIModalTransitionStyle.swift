/// How a controller comes in and goes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom.
  case coverVertical = 0
  /// What was there turns over, and it is on the back. Full screens only.
  case flipHorizontal = 1
  /// It fades in over what was there. Full screens only.
  case crossDissolve = 2
}
