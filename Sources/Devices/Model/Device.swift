import Foundation

/// One device of the catalogue: its screen and everything the system puts on it. Lengths are
/// points. Numbers come from `Resources/devices/<id>.json`.
public struct Device: Sendable, Hashable, Identifiable {
  /// The name on the command line and of the file, such as `iphone-14-pro`.
  public var id: String
  /// The name to show, such as "iPhone 14 Pro".
  public var name: String
  /// Every model with these measures, by its full name.
  public var models: [String]
  /// Phone or tablet.
  public var idiom: Idiom
  /// The screen.
  public var size: DeviceSize
  /// The safe area when upright.
  public var portraitSafeArea: SafeArea
  /// The safe area when lying on its side, up to iOS 18; of models that came with iOS 26, as
  /// there.
  public var landscapeSafeArea: SafeArea
  /// The safe area when lying on its side under iOS 26, where it is known.
  public var landscapeSafeAreaIOS26: SafeArea?
  /// The status bar.
  public var statusBar: StatusBar
  /// The notch or island, if there is one.
  public var cutout: Cutout?
  /// The radius of the display's corners, a continuous curve; 0 for square corners.
  public var displayCornerRadius: Double
  /// The home indicator; `nil` on devices with a home button.
  public var homeIndicator: HomeIndicator?
  /// The size classes when upright.
  public var portraitSizeClasses: SizeClasses
  /// The size classes when lying on its side.
  public var landscapeSizeClasses: SizeClasses
  /// The system keyboard's heights.
  public var keyboard: KeyboardFrames
  /// The name of the key layout under `Resources/keyboards/layouts/`.
  public var keyboardLayout: String
  /// How sure the measures are as a whole.
  public var confidence: Confidence
  /// What is worth knowing about the numbers; may be empty.
  public var notes: String
  /// Whether the device was made from a size instead of read from a file.
  public var isCustom = false

  /// The screen in points as held.
  public func size(in orientation: Orientation) -> CGSize {
    size.points(in: orientation)
  }

  /// The safe area as held. Left and right are equal in landscape, on whichever side the
  /// cut-out is (FACTS 1.1).
  public func safeArea(in orientation: Orientation) -> SafeArea {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// The size classes as held.
  public func sizeClasses(in orientation: Orientation) -> SizeClasses {
    orientation.isLandscape ? landscapeSizeClasses : portraitSizeClasses
  }

  /// The home indicator's place on the screen as held, if there is one.
  public func homeIndicatorFrame(in orientation: Orientation) -> CGRect? {
    homeIndicator?.frame(in: size(in: orientation), orientation: orientation)
  }

  /// The bounding box of the notch or island on the screen as held, if there is one.
  public func cutoutFrame(in orientation: Orientation) -> CGRect? {
    cutout?.frame(onPortraitScreen: size.points, in: orientation)
  }
}

extension Device {
  /// Whether its screen turns upside down. Phones without a home button do not.
  public var turnsUpsideDown: Bool {
    idiom == .pad || homeIndicator == nil
  }
}
