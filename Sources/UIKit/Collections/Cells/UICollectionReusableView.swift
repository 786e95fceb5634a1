/// A view that a collection uses again for other elements. Subclasses that are registered are made
/// by `required init(frame:)`; Swift needs the word `required` for that.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// By which the collection finds views that it can use again.
  public internal(set) var reuseIdentifier: String?

  /// A view with a frame in its future superview.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Told before the collection uses the view again.
  open func prepareForReuse() {}

  /// Told when the layout gives the view its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view asks for, given what the layout has planned: the size that its constraints
  /// give it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = layoutAttributes.duplicate()
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width > 0 { result.frame.size.width = size.width }
    if size.height > 0 { result.frame.size.height = size.height }
    return result
  }
}
