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
    configuration.map { $0.image } ?? image(for: state)
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

  func updatePictures(titleColor: UIColor?) {
    if let image = currentImage {
      let view = madeImageView()
      view.image = shown(image)
      view.isHidden = false
      if configuration != nil { view.tintColor = titleColor }
      view.alpha = pictureAlpha
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
    view.alpha = pictureAlpha
  }

  private func shown(_ image: UIImage) -> UIImage {
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var pictureAlpha: CGFloat {
    if !isEnabled { return ButtonMeasures.disabledPictureAlpha }
    guard isHighlighted, pictures.images[.highlighted] == nil else { return 1 }
    return buttonType == .system
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
