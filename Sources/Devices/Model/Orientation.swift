/// Which way up a device is held, named as UIKit names interface orientations.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// The device's top edge is up.
  case portrait
  /// The device's top edge is down.
  case portraitUpsideDown
  /// The device's top edge, with its notch or island, is on the right.
  case landscapeLeft
  /// The device's top edge, with its notch or island, is on the left.
  case landscapeRight

  /// Whether the long side lies horizontally.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
