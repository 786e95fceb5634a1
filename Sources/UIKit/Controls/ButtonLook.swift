/// What a configured button shows in a state.
@MainActor
struct ButtonLook {
  var titleColor: UIColor
  var titleAlpha: CGFloat = 1
  var backgroundColor: UIColor
  var backgroundAlpha: CGFloat = 1

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let base = configuration.baseBackgroundColor
    let own = configuration.background.backgroundColor
    switch configuration.style {
    case .plain:
      titleColor = tint
      backgroundColor = own ?? base ?? .clear
    case .gray:
      titleColor = tint
      backgroundColor = own ?? base ?? .secondarySystemFill
    case .tinted:
      titleColor = tint
      backgroundColor =
        own ?? (base ?? tint).withAlphaComponent(ButtonMeasures.tintedAlpha)
    case .filled:
      titleColor = .white
      backgroundColor = own ?? base ?? tint
    }
    if let color = configuration.baseForegroundColor { titleColor = color }
    if state.contains(.selected) { showSelected(configuration, tint: tint) }
    if state.contains(.disabled) {
      titleColor = .tertiaryLabel
      if configuration.style != .plain { backgroundColor = .quaternarySystemFill }
    } else if state.contains(.highlighted) {
      if configuration.style == .plain { titleAlpha = ButtonMeasures.pressedTitleAlpha }
      backgroundAlpha = ButtonMeasures.pressedBackgroundAlpha
    }
  }

  /// A chosen button shows more of the tint than one at rest.
  private mutating func showSelected(_ configuration: UIButton.Configuration, tint: UIColor) {
    let base = configuration.baseBackgroundColor ?? tint
    switch configuration.style {
    case .plain, .gray:
      backgroundColor = base.withAlphaComponent(ButtonMeasures.tintedAlpha)
    case .tinted:
      titleColor = .white
      backgroundColor = base
    case .filled:
      backgroundAlpha = ButtonMeasures.pressedBackgroundAlpha
    }
  }
}

extension UIButton.Configuration {
  var titleFont: UIFont {
    if let ownTitleFont { return ownTitleFont }
    return switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: ButtonMeasures.dynamicCornerRadius
    case .small: ButtonMeasures.smallCornerRadius
    case .medium: ButtonMeasures.mediumCornerRadius
    case .large: ButtonMeasures.largeCornerRadius
    case .capsule: height / 2
    }
  }
}
