/// Decides where the elements of a collection are. Subclasses compute; the base class shows
/// nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  var isPrepared = false

  /// A layout.
  public override init() {
    super.init()
  }

  /// A layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Computes; called before the layout is asked, and again after `invalidateLayout()`.
  open func prepare() {}

  /// The size of the content, points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that a rectangle of the content touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a view that stands around the items.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has everything computed again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Whether everything is computed again when the collection's bounds change. Scrolling changes
  /// their origin.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether a cell that asks for other attributes than it was given changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Takes in what a cell asks for, after the layout has agreed to it.
  func adopt(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Forgets what cells have asked for.
  func forgetPreferences() {}

  /// Where scrolling is to end after a finger has let go. `velocity` is in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
