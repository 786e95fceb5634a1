/// The header or footer of a section. What it shows belongs into `contentView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// By which the table finds views that it can use again.
  public private(set) var reuseIdentifier: String?
  /// What holds the content.
  public let contentView = UIView()

  private var label: UILabel?
  private var detail: UILabel?
  private var configuredView: (any UIView & UIContentView)?

  /// Whether a plain table holds the view at the top while rows pass below it.
  var isPinned = false {
    didSet { if isPinned != oldValue { updateGround() } }
  }

  /// A text in the section's style.
  open var textLabel: UILabel? {
    if let label { return label }
    label = makeLabel(.secondaryLabel)
    return label
  }

  /// A second text below it.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    detail = makeLabel(.secondaryLabel)
    return detail
  }

  /// What stands behind the content; the ground of a plain table's header without.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
      updateGround()
    }
  }

  /// What the content consists of.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  func takeReuseIdentifier(_ identifier: String) {
    reuseIdentifier = identifier
  }

  private let ground = UIView()

  /// A view that a table finds again by an identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.plainHeaderHeight))
    setUp()
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = BarColors.ground
    ground.isHidden = true
    ground.frame = bounds
    contentView.frame = bounds
    addSubview(ground)
    addSubview(contentView)
  }

  /// Told before the table uses the view again for another section.
  open func prepareForReuse() {}

  private func makeLabel(_ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textColor = color
    label.numberOfLines = 0
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func updateGround() {
    ground.isHidden = !isPinned || backgroundView != nil || backgroundColor != nil
  }

  private func contentConfigurationDidChange() {
    configuredView = contentView.showing(contentConfiguration, in: configuredView)
    setNeedsLayout()
  }

  // MARK: Layout

  override var standardLayoutMargins: NSDirectionalEdgeInsets? {
    let side = CellMetrics.margin(forWidth: bounds.width)
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }

  private func arrangement(width: CGFloat) -> ListArrangement {
    let side = CellMetrics.margin(forWidth: width)
    return ListArrangement(
      image: nil, text: label, detail: detail,
      margins: UIEdgeInsets(top: 4, left: side, bottom: 4, right: side),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if label != nil || detail != nil {
      arrangement(width: bounds.width).place(in: bounds.size)
    }
  }

  /// The height that the content asks for in the width of `targetSize`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let fitting = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let styled =
      label == nil && detail == nil
      ? 0 : arrangement(width: targetSize.width).height(forWidth: targetSize.width)
    return CGSize(width: targetSize.width, height: max(fitting.height, styled))
  }
}
