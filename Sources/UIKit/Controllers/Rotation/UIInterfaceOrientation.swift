/// How what is on the screen stands in the device. Raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The device's top edge is up.
  case portrait = 1
  /// The device's top edge is down.
  case portraitUpsideDown = 2
  /// The device's top edge is on the left.
  case landscapeRight = 3
  /// The device's top edge is on the right.
  case landscapeLeft = 4

  /// Whether the long side lies horizontally.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the long side stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
