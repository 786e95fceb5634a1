/// The phone's screen. Its size follows the orientation.
@preconcurrency @MainActor
public final class UIScreen: NSObject, ScreenMapped {
  /// The screen of the running phone.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen in points, in the present orientation.
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  /// What the device keeps free for cut-outs, bars and the home indicator, in points, in the
  /// present orientation.
  public internal(set) var safeAreaInsets: UIEdgeInsets
  /// Height in points of the status bar, 0 while it is hidden.
  public internal(set) var statusBarHeight: CGFloat
  /// The traits of the device.
  public internal(set) var traitCollection: UITraitCollection

  /// A screen as described by a `ScreenConfiguration`.
  public init(configuration: ScreenConfiguration) {
    bounds = CGRect(origin: .zero, size: configuration.size)
    scale = configuration.scale
    safeAreaInsets = configuration.safeAreaInsets
    statusBarHeight = configuration.statusBarHeight
    traitCollection = configuration.traits
    super.init()
  }

  /// The same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The screen in pixels, in the present orientation.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The screen's space, in which keyboard frames are given.
  public var coordinateSpace: any UICoordinateSpace { self }

  var toScreen: CGAffineTransform { .identity }
}
