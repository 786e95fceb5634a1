/// One row of a table. What it shows belongs into `contentView`.
///
/// Subclasses that are registered with a table are made by
/// `required init(style:reuseIdentifier:)`; Swift needs the word `required` for that.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What the cell consists of by itself.
  let style: CellStyle
  let content = CellContentView()
  let parts = CellParts()

  /// By which the table finds cells that it can use again.
  public private(set) var reuseIdentifier: String?

  /// What holds the content: the cell without its accessory and editing controls.
  public var contentView: UIView { content }

  // MARK: Parts

  /// The main text of a cell with a style; `nil` if a content configuration is in use.
  open var textLabel: UILabel? { parts.text(in: self) }
  /// The second text of a cell whose style has one.
  open var detailTextLabel: UILabel? { parts.detail(in: self) }
  /// The picture of a cell whose style has one.
  open var imageView: UIImageView? { parts.image(in: self) }

  /// What stands behind the content; the plain ground without.
  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue) }
  }

  /// What stands behind the content of a selected cell; grey without.
  open var selectedBackgroundView: UIView? {
    didSet { updateSelectionLook(animated: false) }
  }

  /// What stands at the end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view of your own at the end, as large as it is.
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: accessoryView) }
  }

  /// What stands at the end while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view of your own at the end while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: editingAccessoryView) }
  }

  /// How far the content is moved in, in levels.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far one level is, points.
  open var indentationWidth = CellMetrics.indentation {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// How far the line below is from the edges, points; the table's inset until set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? CellMetrics.separatorInset }
    set {
      ownSeparatorInset = newValue
      updateSeparators()
    }
  }

  // MARK: State

  /// How the cell looks while selected or pressed.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelectionLook(animated: false) }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { isShownSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { isShownHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// What the editing control does.
  open internal(set) var editingStyle = EditingStyle.delete
  /// Whether an edited cell can be moved by a handle.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// Whether the content makes room for the editing control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// What the content consists of instead of the parts of a style.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  /// How the ground looks instead of the table's usual one.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateGround() }
  }

  /// Whether the content configuration is adapted to the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called before the cell shows another state, to adapt its configurations.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called when a tap has selected the cell, before the delegate hears of it.
  package var onSelect: (() -> Void)?
  /// Called when the detail button was tapped, before the delegate hears of it.
  package var onAccessoryTap: (() -> Void)?

  weak var table: UITableView?
  var tableStyle = UITableView.Style.plain
  var ownSeparatorInset: UIEdgeInsets?
  var isShownSelected = false
  var isShownHighlighted = false
  var isInEditingMode = false
  var isAwaitingDisplay = false
  /// How many changes of rows move the cell at the moment.
  var motionCount = 0
  var usesStandardGround = true
  var configuredView: (any UIView & UIContentView)?
  var rowPlace = CellRowPlace() {
    didSet { if rowPlace != oldValue { rowPlaceDidChange() } }
  }

  /// A cell of a style that a table finds again by an identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A plain cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.cell = self
    addSubview(content)
    addSubview(parts.line)
    updateGround()
  }

  func takeReuseIdentifier(_ identifier: String) {
    reuseIdentifier = identifier
  }

  /// Told before the table uses the cell again for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setEditing(false, animated: false)
  }

  /// Selects or deselects the cell, fading if `animated`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isShownSelected else { return }
    isShownSelected = selected
    updateSelectionLook(animated: animated)
  }

  /// Shows that a finger is on the cell or has left it, fading if `animated`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isShownHighlighted else { return }
    isShownHighlighted = highlighted
    updateSelectionLook(animated: animated)
  }

  /// Shows or hides the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    isInEditingMode = editing
    editingDidChange(animated: animated)
  }

  /// Adapts the configurations to `state`. The base cell calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      let updated = contentConfiguration.updated(for: state)
      configuredView?.configuration = updated
    }
    configurationUpdateHandler?(self, state)
  }

  // MARK: Looks

  /// The ground; the table decides it until it is set.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      usesStandardGround = false
      super.backgroundColor = newValue
    }
  }

  func setStandardGround(_ color: UIColor?) {
    super.backgroundColor = color
  }

  // MARK: Layout

  /// Places content, accessory and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The height that the content asks for in the width of `targetSize`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
  }

  /// Shows the lines in the colours of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.textSizeDidChange(in: self, from: previousTraitCollection)
    setNeedsLayout()
  }

  /// Shows accessories in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2 { parts.text?.textColor = tintColor }
    setNeedsLayout()
  }
}
