/// Shows an element elsewhere, while its place in layout stays.
final class OffsetElement: WrapperElement {
  var offset = CGSize.zero { didSet { if offset != oldValue { invalidate() } } }

  override var displacement: CGSize { offset }
  override var ownView: UIView? { content.ownView }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    content.place(in: frame.offsetBy(dx: offset.width, dy: offset.height), context)
  }
}
