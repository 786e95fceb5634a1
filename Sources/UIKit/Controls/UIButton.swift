/// A control with a title that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind.
  public let buttonType: ButtonType

  /// Looks and content; `nil` for a button that goes by its kind and its titles.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      updateLook()
      measureDidChange()
    }
  }

  /// Called before a configured button shows another state, to adapt the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Room around the content of a button without configuration, points. While it is zero
  /// there are 6 points above and below the title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { measureDidChange() } }
  }

  /// Moves the title of a button without configuration, points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the picture of a button without configuration, points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// What is offered when the button is tapped, if `showsMenuAsPrimaryAction`, or pressed long.
  open var menu: UIMenu? {
    didSet {
      menuOpener.menu = menu
      showChoice()
    }
  }

  /// Whether the button shows what is chosen in its menu: the one action that is on, at first the
  /// first one.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }

  private(set) lazy var menuOpener = MenuOpener(self)

  let label = ButtonLabel()
  var pictures = ButtonPictures()
  var subtitleLabel: ButtonLabel?
  var backgroundView: UIView?
  private var titles: [State: ButtonTitle] = [:]
  private(set) var titleColors: [State: UIColor] = [:]
  private var needsConfigurationUpdate = false
  private var showsPressed = false

  /// A custom button with a frame in its future superview.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A button of a kind.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUp()
  }

  /// A button of a kind that carries out `primaryAction` and has its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button with a configuration that carries out `primaryAction`, whose title it has where
  /// the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    apply(configuration)
    sizeToFit()
  }

  /// A button from an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(
      ofSize: buttonType.isSystem ? ButtonMeasures.systemFontSize : UIFont.buttonFontSize)
    addSubview(label)
    showKind()
    updateLook()
  }

  /// The symbol and the ground that buttons of some kinds have by themselves.
  private func showKind() {
    guard let name = buttonType.symbolName else { return }
    let isClose = buttonType == .close
    pictures.images[.normal] = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: isClose ? ButtonMeasures.closePointSize : ButtonMeasures.symbolPointSize,
        weight: isClose ? .bold : .regular))
    guard isClose else { return }
    tintColor = .secondaryLabel
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ButtonMeasures.closeSide / 2
  }

  /// Outside an initialiser, so that the property's observer runs.
  private func apply(_ configuration: Configuration) {
    self.configuration = configuration
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
  }

  // MARK: Titles

  /// The label that shows the title. Its text and colour are the button's affair, its font is
  /// the app's.
  open var titleLabel: UILabel? { label }

  /// Sets the title for a state. States without one show that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    setTitle(title.map { .plain($0) }, for: state)
  }

  /// Sets a title with attributes for a state. What it says of colour and font goes before the
  /// button's own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title.map { .attributed($0) }, for: state)
  }

  private func setTitle(_ title: ButtonTitle?, for state: State) {
    titles[state] = title
    updateLook()
    measureDidChange()
  }

  /// The title for a state, without attributes.
  open func title(for state: State) -> String? { shownTitle(for: state)?.text }

  /// The title with attributes for a state; `nil` where it is a plain one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    shownTitle(for: state)?.attributedText
  }

  func shownTitle(for state: State) -> ButtonTitle? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state. States without one show that of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateLook()
  }

  /// The colour of the title for a state: what was set, or else what the kind of button has.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] { return color }
    if buttonType.isSystem, state.contains(.disabled) { return .tertiaryLabel }
    if let color = titleColors[.normal] { return color }
    return buttonType.isSystem ? tintColor : .white
  }

  /// The title shown now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The colour of the title now.
  open var currentTitleColor: UIColor { label.textColor }

  // MARK: State

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  override var ownsSingleTaps: Bool { true }

  /// Pressing shows at once, releasing fades.
  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    let isReleased = showsPressed && !isHighlighted && isEnabled && window != nil
    showsPressed = isHighlighted
    if isReleased {
      UIView.animate(
        withDuration: ButtonMeasures.releaseDuration, animations: { self.updateLook() })
    } else {
      updateLook()
    }
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Asks for `updateConfiguration()` before the next frame.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state; calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Looks

  /// Resolves colours anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override func leadingSideDidChange() {
    super.leadingSideDidChange()
    updateLook()
  }

  // MARK: Size and layout

  /// Title and picture plus the room around them; at least as large as the picture behind.
  open override var intrinsicContentSize: CGSize {
    if buttonType == .close, configuration == nil {
      return CGSize(width: ButtonMeasures.closeSide, height: ButtonMeasures.closeSide)
    }
    return configuration.map(configuredSize) ?? plainSize
  }

  /// The natural size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  /// The part of the bounds in which the content stands.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let insets = configuration?.contentInsets else {
      return bounds.inset(by: contentEdgeInsets)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    // A button with less room than its insets has no content, but never a negative size.
    let across = min(1, bounds.width / max(left + right, .ulpOfOne))
    let upright = min(1, bounds.height / max(insets.top + insets.bottom, .ulpOfOne))
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top * upright, left: left * across, bottom: insets.bottom * upright,
        right: right * across))
  }

  /// The place of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    guard configuration == nil, let image = currentImage else {
      return place(label.intrinsicContentSize, in: area)
    }
    return besideEachOther(image.size, label.intrinsicContentSize, in: area).title
  }

  /// The place of the picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    if let configuration { return split(contentRect, configuration).image }
    guard let image = currentImage else { return .zero }
    return besideEachOther(
      image.size, label.intrinsicContentSize, in: contentRect.inset(by: imageEdgeInsets)
    ).image
  }

  /// The place of the picture behind.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Places title, pictures and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    let places = textFrames(in: bounds)
    label.frame = places.title
    subtitleLabel?.frame = places.subtitle
    for view in [pictures.view, pictures.indicator] {
      view?.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
    }
    pictures.backgroundView?.frame = backgroundRect(forBounds: bounds)
    if hasSelectionBox {
      let content = label.frame.union(pictures.view?.frame ?? label.frame)
      backgroundView?.frame = content.insetBy(dx: -4, dy: -2)
    }
    guard let backgroundView, let configuration else { return }
    let insets = configuration.background.backgroundInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    backgroundView.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let height = backgroundView.bounds.height
    let radius = min(configuration.cornerRadius(height: height), height / 2)
    backgroundView.layer.cornerRadius = radius
    backgroundView.layer.cornerCurve = radius < height / 2 ? .continuous : .circular
  }

  override var firstBaselineOffset: CGFloat? { baselines?.first }

  override var lastBaselineOffset: CGFloat? { baselines?.last }

  override var firstBaselineFont: UIFont? { hasTitle ? label.firstBaselineFont : nil }

  override var lastBaselineFont: UIFont? {
    hasTitle ? (subtitleLabel ?? label).lastBaselineFont : nil
  }
}
