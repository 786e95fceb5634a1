/// How a controller comes in and goes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom.
  case coverVertical = 0
  /// It fades in over what was there.
  case crossDissolve = 2
}
