/// What a host tells UIKit about the screen in one orientation.
public struct ScreenConfiguration {
  /// Size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What cut-outs, bars and the home indicator take, points.
  public var safeAreaInsets: UIEdgeInsets
  /// Height of the status bar in points, 0 while hidden.
  public var statusBarHeight: CGFloat
  /// Traits of the device, with style and size classes.
  public var traits: UITraitCollection

  /// A screen of `size` points.
  public init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat,
    traits: UITraitCollection
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.traits = traits
  }
}
