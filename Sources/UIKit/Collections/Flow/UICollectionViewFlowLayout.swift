/// Puts items into lines, section after section, with headers and footers.
///
/// As on a phone the items of a full line are spread over its length and an item alone in a line
/// that is not the last stands in the middle; the last line of a section keeps the distance of
/// the others.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for a size that cells choose.
  public nonisolated static let automaticSize = CGSize(width: 1.797e308, height: 1.797e308)

  /// Along which axis the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of items, points, where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// A guess at the size of items that choose their own; zero where they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The least room between lines, points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least room between the items of a line, points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// Room around the items of a section, points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers, points; only that along the scrolling counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, points; only that along the scrolling counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var preferred: [IndexPath: CGSize] = [:]

  private var axis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  // MARK: Computing

  /// Places all items.
  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = view.adjustedContentInset
    let width =
      scrollDirection == .vertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections {
      let flow = FlowSection(
        section: section, start: length, breadth: max(0, width), axis: axis,
        measures: measures(of: section, in: view, delegate: delegate),
        sizes: sizes(in: section, of: view, delegate: delegate))
      sections.append(flow)
      length = flow.end
    }
  }

  private func measures(
    of section: Int, in view: UICollectionView,
    delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    guard let delegate else {
      return FlowSection.Measures(
        inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize)
    }
    return FlowSection.Measures(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section))
  }

  private func sizes(
    in section: Int, of view: UICollectionView,
    delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let guess = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if isSelfSizing { return preferred[path] ?? guess }
      return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }
  }

  // MARK: Answers

  /// As large as all sections.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return scrollDirection == .vertical
      ? CGSize(width: view.bounds.width - inset.left - inset.right, height: length)
      : CGSize(width: length, height: view.bounds.height - inset.top - inset.bottom)
  }

  /// The items, headers and footers that a rectangle of the content touches.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let span = axis.span(of: rect)
    var result: [UICollectionViewLayoutAttributes] = []
    for flow in sections where flow.end > span.lowerBound && flow.start < span.upperBound {
      for item in flow.items(in: span) {
        guard flow.frames[item].overlaps(rect) else { continue }
        result.append(attributes(of: item, in: flow))
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: flow.section)
        if let found = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          found.frame.overlaps(rect)
        {
          result.append(found)
        }
      }
    }
    return result
  }

  private func attributes(
    of item: Int, in flow: FlowSection
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: flow.section))
    result.frame = mirrored(flow.frames[item])
    return result
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard let view = collectionView, scrollDirection == .vertical,
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return frame }
    return CGRect(
      x: collectionViewContentSize.width - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  /// The place of an item; `nil` where there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return attributes(of: indexPath.item, in: sections[indexPath.section])
  }

  /// The place of a header or footer; `nil` for sections without.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let flow = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    var frame = isHeader ? flow.header : flow.footer
    guard !frame.isEmpty else { return nil }
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    if isHeader, sectionHeadersPinToVisibleBounds, let view = collectionView {
      let edge = axis.start(of: view.bounds) + axis.start(of: view.adjustedContentInset)
      let start = axis.span(of: frame).lowerBound
      let last = axis.span(of: flow.footer).lowerBound - axis.of(frame.size)
      frame = axis.moving(frame, to: min(max(start, edge), max(start, last)))
      result.zIndex = 1
    }
    result.frame = frame
    return result
  }

  /// Cells that choose their size change the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.size != originalAttributes.size
  }

  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    preferred[attributes.indexPath] = attributes.size
  }

  override func forgetPreferences() {
    preferred = [:]
  }
}
