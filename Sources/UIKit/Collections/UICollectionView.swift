/// Items in sections, placed by a layout, of which only the visible ones exist as cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Decides where items are. Setting it moves them at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }

  /// Supplies the items. It is not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Hears of what happens in the collection.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      let isNew = super.delegate !== newValue
      super.delegate = newValue
      if isNew { collectionViewLayout.invalidateLayout() }
    }
  }

  /// What stands behind all items and does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// Whether taps select items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  var counts: [Int] = []
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [SupplementKey: UICollectionReusableView] = [:]
  var pool = ReusePool()
  var isReloadNeeded = true
  var isTiling = false
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  var updates: ListUpdates?
  var seenAfterUpdate: CGRect?

  /// A collection with a frame in its future superview, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// A collection with a flow layout, from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Asks the data source for everything anew. Nothing stays selected.
  open func reloadData() {
    guard updates == nil else { return }
    selectedPaths = []
    highlightedPath = nil
    collectionViewLayout.forgetPreferences()
    setNeedsReload()
  }

  func setNeedsReload() {
    isReloadNeeded = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Shows the items that are in sight.
  open override func layoutSubviews() {
    tile()
    super.layoutSubviews()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if bounds != oldBounds {
      // The layout compares with the bounds that it was computed for.
      let isStale =
        bounds.size != oldBounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      if isStale { collectionViewLayout.invalidateLayout() }
    }
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }

  /// Has the layout computed for the new room.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Fingers

  /// Highlights the item under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    fingerWentDown(at: touch.location(in: self))
  }

  /// Takes the highlight away from an item that the finger has left.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    fingerMoved(to: touch.location(in: self))
  }

  /// Selects the item under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerWasLifted()
  }

  /// Takes the highlight away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
}

/// Which view around the items.
struct SupplementKey: Hashable {
  var kind: String
  var path: IndexPath
}
