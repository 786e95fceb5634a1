extension UIButton {
  /// Brings texts, colours and opacities up to date.
  func updateLook() {
    updateTexts()
    updatePictures(titleColor: configuredTitleColor ?? label.textColor)
    guard let configuration else {
      showSelection()
      let isPale = buttonType.isSystem && isHighlighted && titleColors[.highlighted] == nil
      label.alpha = isPale ? ButtonMeasures.pressedTitleAlpha : 1
      return
    }
    let look = ButtonLook(configuration, state: state, tint: tintColor)
    label.alpha = look.titleAlpha
    subtitleLabel?.alpha = look.titleAlpha
    let background = madeBackgroundView()
    background.backgroundColor = look.backgroundColor
    background.alpha = look.backgroundAlpha
    background.layer.borderWidth = configuration.background.strokeWidth
    background.layer.borderColor =
      configuration.background.strokeColor?.resolved(traitCollection)
  }

  /// Whether a selection shows by itself: a box in the tint behind the title.
  var hasSelectionBox: Bool {
    configuration == nil && buttonType == .system && isSelected && titleColors[.selected] == nil
      && pictures.images[.selected] == nil && pictures.backgrounds[.selected] == nil
  }

  private func showSelection() {
    guard hasSelectionBox else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let box = madeBackgroundView()
    box.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    box.alpha = isHighlighted ? ButtonMeasures.pressedBackgroundAlpha : 1
    box.layer.cornerRadius = ButtonMeasures.smallCornerRadius
    label.textColor = .white
    pictures.view?.tintColor = .white
    setNeedsLayout()
  }

  private func updateTexts() {
    guard let configuration else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      label.textColor = titleColor(for: state)
      if let text = shownTitle(for: state)?.attributedText {
        label.attributedText = text
      } else {
        label.text = title(for: state)
      }
      return
    }
    if configuration.styledTitle == nil { label.text = currentTitle }
    setFont(configuration.titleFont, of: label)
    let color = configuredTitleColor
    label.textColor = color
    if let title = configuration.styledTitle {
      // Last, for font and colour would be given to all of it.
      label.attributedText = NSAttributedString(
        of: title, font: configuration.titleFont, color: color ?? .label)
    }
    if let subtitle = configuration.subtitle {
      let label = madeSubtitleLabel()
      label.text = subtitle
      setFont(configuration.subtitleFont, of: label)
      label.textColor = color
    } else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    }
  }

  /// The colour of a configured title where it has none of its own.
  private var configuredTitleColor: UIColor? {
    configuration.map { ButtonLook($0, state: state, tint: tintColor).titleColor }
  }

  private func setFont(_ font: UIFont, of label: UILabel) {
    if label.font != font { label.font = font }
  }

  private func madeSubtitleLabel() -> ButtonLabel {
    if let subtitleLabel { return subtitleLabel }
    let label = ButtonLabel()
    addSubview(label)
    subtitleLabel = label
    return label
  }

  private func madeBackgroundView() -> UIView {
    if let backgroundView { return backgroundView }
    let view = UIView()
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    backgroundView = view
    return view
  }
}
