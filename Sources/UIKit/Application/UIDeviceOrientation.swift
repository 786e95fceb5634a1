/// How the device is held. Raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The top edge is up.
  case portrait = 1
  /// The top edge is down.
  case portraitUpsideDown = 2
  /// The top edge is on the left.
  case landscapeLeft = 3
  /// The top edge is on the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its front.
  case faceDown = 6

  /// Whether the long side lies horizontally.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the long side stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// How the interface stands when it follows the device.
  var interface: UIInterfaceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .unknown, .faceUp, .faceDown: .portrait
    }
  }
}
