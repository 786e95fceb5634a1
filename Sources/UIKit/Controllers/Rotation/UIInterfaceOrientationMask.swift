/// A set of interface orientations. Bits are Apple's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On its side, the device's top edge on the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On its side, the device's top edge on the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
