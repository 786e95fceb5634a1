/// An element that is one view.
class ViewElement: Element {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  override var ownView: UIView? { view }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    context.put(view, at: frame)
  }
}
