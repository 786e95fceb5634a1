/// Where and how a layout puts one element of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The place of the element in the data.
  open var indexPath: IndexPath
  /// Whether it is a cell or stands around the cells.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a view that stands around the cells.
  public let representedElementKind: String?

  /// The box in the content, points.
  open var frame = CGRect.zero
  /// Opacity, 0…1.
  open var alpha: CGFloat = 1
  /// A transform about the centre.
  open var transform = CGAffineTransform.identity
  /// Elements with higher numbers are in front.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false

  /// The size, points. Setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The centre in the content, points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The box in the element's own space.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, kind: nil, at: indexPath)
  }

  /// Attributes of a view that stands around the cells.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Attributes with the same values that can be changed on their own.
  open func duplicate() -> UICollectionViewLayoutAttributes {
    let other = UICollectionViewLayoutAttributes(
      representedElementCategory, kind: representedElementKind, at: indexPath)
    other.frame = frame
    other.alpha = alpha
    other.transform = transform
    other.zIndex = zIndex
    other.isHidden = isHidden
    return other
  }
}
