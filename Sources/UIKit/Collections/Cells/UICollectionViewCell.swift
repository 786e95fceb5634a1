/// One item of a collection. What it shows belongs into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the content; it fills the cell.
  public let contentView = UIView()

  /// What stands behind the content.
  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue, to: backgroundView) }
  }

  /// What stands behind the content of a selected or pressed cell.
  open var selectedBackgroundView: UIView? {
    didSet { groundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What the content consists of.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateGround() }
  }

  /// Called before the cell shows another state, to adapt its configurations.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called when a tap has selected the cell, before the delegate hears of it.
  package var onSelect: (() -> Void)?

  var motionCount = 0
  private var configuredView: (any UIView & UIContentView)?

  /// A cell with a frame in its future superview.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Deselects the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  // MARK: Looks

  private func groundDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    stateDidChange()
    setNeedsLayout()
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsUpdateConfiguration()
  }

  private func updateGround() {
    backgroundColor = backgroundConfiguration?.backgroundColor
    layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? 0
    layer.borderColor = backgroundConfiguration?.strokeColor?.resolved(traitCollection)
    layer.borderWidth = backgroundConfiguration?.strokeWidth ?? 0
  }

  /// What configurations adapt to.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Has `updateConfiguration(using:)` called.
  open func setNeedsUpdateConfiguration() {
    guard configurationUpdateHandler != nil || contentConfiguration != nil else { return }
    updateConfiguration(using: configurationState)
  }

  /// Adapts the configurations to `state`. The base cell calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let contentConfiguration {
      configuredView?.configuration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  private func contentConfigurationDidChange() {
    configuredView = contentView.showing(contentConfiguration, in: configuredView)
  }

  // MARK: Layout

  /// Places content and grounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// The size that the content's constraints give it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
