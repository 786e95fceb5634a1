/// Lengths, opacities and times of buttons (APPEARANCE 5.4; button sizes as saved by Interface
/// Builder).
enum ButtonMeasures {
  /// Points above and below the title of a button without insets of its own.
  static let titlePadding: CGFloat = 6
  /// The least width of a button without insets of its own.
  static let leastWidth: CGFloat = 30
  /// Size of a system button's title.
  static let systemFontSize: CGFloat = 15

  /// Opacity of a pressed title.
  static let pressedTitleAlpha: CGFloat = 0.2
  /// Opacity of a pressed picture that has its own colours.
  static let pressedPictureAlpha: CGFloat = 0.5
  /// Opacity of the picture of a disabled button.
  static let disabledPictureAlpha: CGFloat = 0.4
  /// Opacity of a pressed background.
  static let pressedBackgroundAlpha: CGFloat = 0.75
  /// Seconds in which a released button gets its looks back. Pressing takes none.
  static let releaseDuration: TimeInterval = 0.25

  /// Side of a turning indicator in the place of the picture, points.
  static let indicatorSide: CGFloat = 20
  /// Points of the text that symbols of info and add buttons stand beside.
  static let symbolPointSize: CGFloat = 20.4
  /// The same of the cross of a closing button, and the side of its disc.
  static let closePointSize: CGFloat = 12
  static let closeSide: CGFloat = 30

  static let dynamicCornerRadius: CGFloat = 5.95
  static let smallCornerRadius: CGFloat = 4
  static let mediumCornerRadius: CGFloat = 6
  static let largeCornerRadius: CGFloat = 8
  /// Opacity of the tint behind a tinted button.
  static let tintedAlpha: CGFloat = 0.18
}
