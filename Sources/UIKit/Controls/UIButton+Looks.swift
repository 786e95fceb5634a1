extension UIButton {
  /// Brings texts, colours and opacities up to date.
  func updateLook() {
    updateTexts()
    updatePictures(titleColor: label.textColor)
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      let isPale = buttonType == .system && isHighlighted && titleColors[.highlighted] == nil
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
    label.text = currentTitle
    setFont(configuration.titleFont, of: label)
    label.textColor = ButtonLook(configuration, state: state, tint: tintColor).titleColor
    if let subtitle = configuration.subtitle {
      let label = madeSubtitleLabel()
      label.text = subtitle
      setFont(configuration.subtitleFont, of: label)
      label.textColor = self.label.textColor
    } else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    }
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
