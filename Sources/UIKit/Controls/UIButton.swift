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

  let label = ButtonLabel()
  var subtitleLabel: ButtonLabel?
  var backgroundView: UIView?
  private var titles: [State: String] = [:]
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
      ofSize: buttonType == .system ? ButtonMeasures.systemFontSize : UIFont.buttonFontSize)
    addSubview(label)
    updateLook()
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
    titles[state] = title
    updateLook()
    measureDidChange()
  }

  /// The title for a state.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the colour of the title for a state. States without one show that of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateLook()
  }

  /// The colour of the title for a state: what was set, or else what the kind of button has.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] { return color }
    if buttonType == .system, state.contains(.disabled) { return .tertiaryLabel }
    if let color = titleColors[.normal] { return color }
    return buttonType == .system ? tintColor : .white
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

  // MARK: Size and layout

  /// Title plus the room around it.
  open override var intrinsicContentSize: CGSize {
    let text = textSize
    if let insets = configuration?.contentInsets {
      return CGSize(
        width: text.width + insets.leading + insets.trailing,
        height: text.height + insets.top + insets.bottom)
    }
    // Without a configuration the title counts in whole points.
    let title = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
    let insets = contentEdgeInsets
    if insets == .zero {
      return CGSize(
        width: max(ButtonMeasures.leastWidth, title.width),
        height: title.height + 2 * ButtonMeasures.titlePadding)
    }
    return CGSize(
      width: title.width + insets.left + insets.right,
      height: title.height + insets.top + insets.bottom)
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
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
  }

  /// The place of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(label.intrinsicContentSize, in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Places title and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    let places = textFrames(in: bounds)
    label.frame = places.title
    subtitleLabel?.frame = places.subtitle
    guard let backgroundView, let configuration else { return }
    let insets = configuration.background.backgroundInsets
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    backgroundView.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let height = backgroundView.bounds.height
    let radius = min(configuration.cornerRadius(height: height), height / 2)
    backgroundView.layer.cornerRadius = radius
    backgroundView.layer.cornerCurve = radius < height / 2 ? .continuous : .circular
  }

  override var firstBaselineOffset: CGFloat? {
    let title = textFrames(in: boundsOrNaturalBounds).title
    return label.firstBaselineOffset.map { title.minY + $0 }
  }

  override var lastBaselineOffset: CGFloat? {
    let bounds = boundsOrNaturalBounds
    let places = textFrames(in: bounds)
    let last = subtitleLabel ?? label
    let bottom = subtitleLabel == nil ? places.title.maxY : places.subtitle.maxY
    return last.lastBaselineOffset.map { bounds.maxY - bottom + $0 }
  }
}
