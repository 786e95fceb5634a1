/// Puts an element into a view of its own, whose looks can be changed as a whole.
class EffectElement: WrapperElement {
  lazy var view: UIView = makeView()

  func makeView() -> UIView { PassThroughView() }

  override var ownView: UIView? { view }

  /// Changes the looks; inside the animation.
  func applyLooks() {}

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    if view.superview == nil {
      UIView.performWithoutAnimation { applyLooks() }
    } else {
      context.animate { self.applyLooks() }
    }
    context.placeInside(view, at: frame) { content.place(in: frame, $0) }
  }
}

/// A view that takes no touches itself but lets views inside have them, also where they stand
/// outside of it.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    clipsToBounds
      ? super.point(inside: point, with: event)
      : subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
