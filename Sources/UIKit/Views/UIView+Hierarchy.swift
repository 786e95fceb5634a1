extension UIView {
  /// Puts `view` in front of all subviews.
  public func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Puts `view` at a place among the subviews, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` right behind `sibling`.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `view` right in front of `sibling`.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
  }

  /// Exchanges two subviews in the order.
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard one != other, subviews.indices.contains(one), subviews.indices.contains(other) else {
      return
    }
    let (low, high) = (min(one, other), max(one, other))
    let (lower, upper) = (subviews[low], subviews[high])
    insert(upper, at: low)
    insert(lower, at: high)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count - 1)
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Takes the view out of its superview. A first responder inside resigns.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    resignFirstResponderInside()
    willMove(toSuperview: nil)
    if oldWindow != nil { tellSubtree { $0.willMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    willLeaveConstraintTree()
    superview.subviews.removeLast(self)
    self.superview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { tellSubtree { $0.tellWindowChange(to: nil) } }
  }

  private func tellWindowChange(to window: UIWindow?) {
    didMoveToWindow()
    viewController?.childViewDidMove(toWindow: window)
  }

  /// Whether the view is `view` or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with `tag`: this one or one inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Makes a first responder that is this view or inside it resign; with `force` it is not
  /// asked. Answers whether none is left.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let holder = responderWindow?.firstResponder, let view = holder as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if holder.resignFirstResponder() { return true }
    guard force else { return false }
    holder.forceResign()
    return true
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or its own subview")
    if view.superview === self {
      reorder(view, to: index)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let movesWindow = oldWindow !== newWindow
    if oldWindow != nil, movesWindow { view.resignFirstResponderInside() }
    view.willMove(toSuperview: self)
    if movesWindow { view.tellSubtree { $0.willMove(toWindow: newWindow) } }
    view.detach()
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    insertLayer(of: view, at: place)
    view.didJoinConstraintTree()
    view.updateTraits()
    view.setNeedsSafeAreaUpdate()
    view.setNeedsLayout()
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if movesWindow { view.tellSubtree { $0.tellWindowChange(to: newWindow) } }
    if view.ownTintColor == nil { view.tellSubtree { $0.tintColorDidChange() } }
    if movesWindow, newWindow != nil { UIApplication.shared.focusWishes.grant(in: view) }
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeLast(view)
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    insertLayer(of: view, at: place)
  }

  private func insertLayer(of view: UIView, at place: Int) {
    guard place + 1 < subviews.count else {
      layer.addSublayer(view.layer)
      return
    }
    let follower = subviews[place + 1].layer
    let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let index = others.firstIndex { $0 === follower } ?? others.count
    layer.insertSublayer(view.layer, at: UInt32(index))
  }

  private func detach() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    willLeaveConstraintTree()
    old.subviews.removeLast(self)
    superview = nil
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
  }

  private func resignFirstResponderInside() {
    guard let holder = responderWindow?.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return }
    if !holder.resignFirstResponder() { holder.forceResign() }
  }

  func tellSubtree(_ tell: (UIView) -> Void) {
    tell(self)
    for subview in subviews { subview.tellSubtree(tell) }
  }
}
