extension PlaceContext {
  /// Puts a view at a frame of the context's space, rounded to pixels.
  func put(_ view: UIView, at frame: CGRect) {
    let local = localFrame(frame)
    surroundings.apply(to: view)
    if !view.frame.isNear(local) {
      if view.superview !== target.view {
        UIView.performWithoutAnimation { view.frame = local }
      } else if let geometryAnimation {
        geometryAnimation.perform { view.frame = local }
      } else {
        view.frame = local
      }
    }
    target.add(view)
  }

  /// A frame rounded to pixels, in the view that others are put into.
  func localFrame(_ frame: CGRect) -> CGRect {
    let rounded = pixels.round(frame)
    return CGRect(
      x: surroundings.line.left(of: rounded), y: rounded.minY - target.top, width: rounded.width,
      height: rounded.height)
  }

  /// Makes changes with the animation of the context.
  func animate(_ changes: @escaping () -> Void) {
    if let animation {
      animation.perform(changes)
    } else {
      changes()
    }
  }

  /// Places elements into a view of their own, which stands at `frame`, or is in `outer` that
  /// stands there.
  func placeInside(
    _ view: UIView, at frame: CGRect, in outer: UIView? = nil, _ body: (PlaceContext) -> Void
  ) {
    put(outer ?? view, at: frame)
    let box = pixels.round(frame)
    let inner = RenderTarget(view, top: box.minY, isStructureKnown: target.isStructureKnown)
    var surroundings = surroundings
    surroundings.line = surroundings.line.within(box)
    body(
      PlaceContext(
        target: inner, safeArea: safeArea, system: system, animation: animation,
        geometryAnimation: geometryAnimation, pixels: pixels, viewport: viewport,
        surroundings: surroundings))
    inner.show(animation: geometryAnimation)
  }
}

extension CGRect {
  /// Whether another is the same but for what computing a frame from centre and size leaves.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return abs(origin.x - other.origin.x) < slack && abs(origin.y - other.origin.y) < slack
      && abs(size.width - other.size.width) < slack
      && abs(size.height - other.size.height) < slack
  }
}

extension RenderTarget {
  /// Shows exactly the views that were added. What comes or goes with an animation fades, or does
  /// what its transition says.
  func show(animation: Animation?) {
    guard !isStructureKnown else { return }
    let subviews = view.subviews
    if subviews.count == views.count, zip(subviews, views).allSatisfy({ $0 === $1 }) { return }
    let present = subviews.filter { !($0.layer.name == RenderTarget.leaving) }
    guard present != views else { return }
    let isShown = view.window != nil
    let wanted = Set(views.map(ObjectIdentifier.init))
    for old in present where !wanted.contains(ObjectIdentifier(old)) {
      if isShown, isInSight(old), let animation {
        leave(old, animation)
      } else {
        old.removeFromSuperview()
      }
    }
    for (index, new) in views.enumerated() {
      let subviews = view.subviews
      if index < subviews.count, subviews[index] === new { continue }
      let isNew = new.superview !== view
      view.insertSubview(new, at: min(index, view.subviews.count))
      if isNew, isShown, isInSight(new), let animation { enter(new, animation) }
    }
  }

  /// Whether a view is where a scroll view shows it: what is not comes and goes at once.
  private func isInSight(_ subview: UIView) -> Bool {
    guard let scrollView = view.superview as? UIScrollView else { return true }
    return scrollView.bounds.intersects(subview.frame)
  }

  /// The name of the layer of a view that is on its way out.
  static let leaving = "leaving"

  private func leave(_ view: UIView, _ animation: Animation) {
    view.layer.name = RenderTarget.leaving
    view.isUserInteractionEnabled = false
    let transition = (view as? TransitionView)?.transition ?? .opacity
    animation.perform({ transition.removal.apply(to: view) }) { view.removeFromSuperview() }
  }

  private func enter(_ view: UIView, _ animation: Animation) {
    let transition = (view as? TransitionView)?.transition ?? .opacity
    let (alpha, transform) = (view.alpha, view.transform)
    UIView.performWithoutAnimation { transition.insertion.apply(to: view) }
    animation.perform {
      view.alpha = alpha
      view.transform = transform
    }
  }
}
