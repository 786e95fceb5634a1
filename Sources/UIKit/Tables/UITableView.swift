/// Rows in sections, one below the other, of which only the visible ones exist as cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public let style: Style

  /// Supplies the rows. It is not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Hears of what happens in the table.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      let isNew = super.delegate !== newValue
      super.delegate = newValue
      if isNew { setNeedsReload() }
    }
  }

  // MARK: Heights

  /// The height of rows, points; `automaticDimension` lets each cell choose its own.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// A guess at the height of rows that are not shown yet, points. With 0 all heights are asked
  /// for at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of headers, points; `automaticDimension` lets each choose its own.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of footers, points; `automaticDimension` lets each choose its own.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// A guess at the height of headers that are not shown yet, points.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// A guess at the height of footers that are not shown yet, points.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// Room above the headers of a plain table, points; 22 while automatic.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Looks

  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }

  /// The colour of the lines; the system's separator colour with `nil`.
  open var separatorColor: UIColor? = .separator {
    didSet { updateSeparators() }
  }

  /// How far the lines are from the edges, points. By itself the table starts them where the
  /// text of a cell does.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? CellMetrics.separatorInset }
    set {
      ownSeparatorInset = newValue
      updateSeparators()
    }
  }

  /// What `separatorInset` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { updateSeparators() }
  }

  /// What stands behind all rows and does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// What stands above the first section, as high as its frame says.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// What stands below the last section, as high as its frame says.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// The titles of the section index; the tint with `nil`.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndex?.update(of: self) }
  }

  /// The ground of the section index; none with `nil`.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex?.update(of: self) }
  }

  /// The ground of the section index under a finger; that at rest with `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.update(of: self) }
  }

  /// How many rows a table has at least that shows its section index.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { updateSectionIndex() } }
  }

  /// Stands for a magnifier among the titles of a section index. The value is Apple's.
  public nonisolated static let indexSearch = "{search}"

  /// Whether the content of cells keeps out of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { setNeedsLayout() }
  }

  // MARK: Selection

  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether taps select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether rows show controls for deleting, inserting and moving.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: State

  var map = TableMap()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var pool = ReusePool()
  var isReloadNeeded = true
  var isTiling = false
  var layoutWidth: CGFloat = 0
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  var ownSeparatorInset: UIEdgeInsets?
  var isInEditingMode = false
  var updates: ListUpdates?
  /// Where the content will start after the change of rows that is under way.
  var seenAfterUpdate: CGFloat?
  var reorder: RowReorder?
  var swipe: RowSwipe?
  var sectionIndex: SectionIndexView?
  /// Whether the answer to the last question for `canEditRowAt` was nobody's own.
  var isEditabilityAssumed = false

  /// A table with a frame in its future superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table with a frame in its future superview.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    setUpSwipe()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Asks the data source for everything anew. Nothing stays selected.
  open func reloadData() {
    guard updates == nil else { return }
    selectedPaths = []
    highlightedPath = nil
    setNeedsReload()
  }

  // MARK: Layout

  /// Shows the rows that are in sight.
  open override func layoutSubviews() {
    UIView.performWithoutAnimation { tile() }
    super.layoutSubviews()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }

  /// Places headers that are held at the edges.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Measures rows again after the text size has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    map.forgetMeasures()
    setNeedsLayout()
  }

  override var standardLayoutMargins: NSDirectionalEdgeInsets? {
    guard viewController == nil else { return nil }
    let side = CellMetrics.margin(forWidth: bounds.width)
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }

  // MARK: Fingers

  /// Highlights the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    fingerWentDown(at: touch.location(in: self))
  }

  /// Takes the highlight away from a row that the finger has left.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    fingerMoved(to: touch.location(in: self))
  }

  /// Selects the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerWasLifted()
  }

  /// Takes the highlight away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
}
