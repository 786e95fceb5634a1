extension UIButton {
  /// Sets the picture beside the title for a state. States without one show that of the normal
  /// state. Buttons of the system kind show the shape of it only, in the tint, unless the
  /// picture is to be shown with its colours.
  public func setImage(_ image: UIImage?, for state: State) {
    pictures.images[state] = image
    updateLook()
    measureDidChange()
  }

  /// The picture for a state.
  public func image(for state: State) -> UIImage? {
    pictures.images[state] ?? pictures.images[.normal]
  }

  /// The picture shown now.
  public var currentImage: UIImage? {
    configuration.map { $0.image } ?? image(for: state).map(preferred)
  }

  /// Sets size and weight of symbols that were made without, for a state. States without one have
  /// those of the normal state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    pictures.symbolLooks[state] = configuration
    updateLook()
    measureDidChange()
  }

  /// Size and weight of symbols for a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    pictures.symbolLooks[state] ?? pictures.symbolLooks[.normal]
  }

  private func preferred(_ image: UIImage) -> UIImage {
    guard image.hasDefaultConfiguration,
      let look = preferredSymbolConfigurationForImage(in: state)
    else { return image }
    return image.withConfiguration(look)
  }

  /// Sets the picture behind the content for a state; it is stretched to the button.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    pictures.backgrounds[state] = image
    updateLook()
    measureDidChange()
  }

  /// The picture behind the content for a state.
  public func backgroundImage(for state: State) -> UIImage? {
    pictures.backgrounds[state] ?? pictures.backgrounds[.normal]
  }

  /// The picture behind the content now.
  public var currentBackgroundImage: UIImage? {
    configuration == nil ? backgroundImage(for: state) : nil
  }

  /// The view that shows the picture. What it shows is the button's affair.
  public var imageView: UIImageView? { madeImageView() }

  /// The size of the picture of a configured button, or of the indicator in its place.
  func pictureSize(_ configuration: Configuration) -> CGSize? {
    guard configuration.showsActivityIndicator else {
      return configuration.image.map { sized($0, for: configuration).size }
    }
    return CGSize(width: ButtonMeasures.indicatorSide, height: ButtonMeasures.indicatorSide)
  }

  func updatePictures(titleColor: UIColor?) {
    let isBusy = configuration?.showsActivityIndicator == true
    updateIndicator(isBusy: isBusy, color: titleColor)
    if let image = currentImage, !isBusy {
      let view = madeImageView()
      view.image = shown(configuration.map { sized(image, for: $0) } ?? image)
      view.isHidden = false
      if configuration != nil { view.tintColor = titleColor }
      view.alpha = pictureAlpha(pictures.images)
    } else {
      pictures.view?.isHidden = true
    }
    guard let image = currentBackgroundImage else {
      pictures.backgroundView?.isHidden = true
      return
    }
    let view = madeBackgroundImageView()
    view.image = image
    view.isHidden = false
    view.alpha = pictureAlpha(pictures.backgrounds)
  }

  /// Symbols without a size of their own are as large as the title.
  private func sized(_ image: UIImage, for configuration: Configuration) -> UIImage {
    guard image.hasDefaultConfiguration else { return image }
    let size = configuration.titleFont.pointSize
    guard size != UIFont.labelFontSize else { return image }
    return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .regular))
  }

  private func updateIndicator(isBusy: Bool, color: UIColor?) {
    guard isBusy else {
      pictures.indicator?.removeFromSuperview()
      pictures.indicator = nil
      return
    }
    let indicator = pictures.indicator ?? UIActivityIndicatorView(style: .medium)
    if indicator.superview !== self { addSubview(indicator) }
    pictures.indicator = indicator
    indicator.color = color
    indicator.startAnimating()
  }

  private func shown(_ image: UIImage) -> UIImage {
    guard buttonType.isSystem, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func pictureAlpha(_ images: [State: UIImage]) -> CGFloat {
    if !isEnabled { return ButtonMeasures.disabledPictureAlpha }
    guard isHighlighted, images[.highlighted] == nil else { return 1 }
    return buttonType.isSystem
      ? ButtonMeasures.pressedTitleAlpha : ButtonMeasures.pressedPictureAlpha
  }

  private func madeImageView() -> UIImageView {
    if let view = pictures.view { return view }
    let view = UIImageView(image: nil)
    addSubview(view)
    pictures.view = view
    return view
  }

  private func madeBackgroundImageView() -> UIImageView {
    if let view = pictures.backgroundView { return view }
    let view = UIImageView(image: nil)
    insertSubview(view, at: 0)
    pictures.backgroundView = view
    return view
  }
}
