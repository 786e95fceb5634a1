extension UIView {
  /// The view's box in its superview. With a transform it is the box around what is seen.
  public var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds
      layer.frame = newValue.standardized
      geometryDidChange(from: old.size)
      if bounds != old { didChangeBounds(from: old) }
    }
  }

  /// The view's own space. Its origin scrolls what is inside.
  public var bounds: CGRect {
    get { layer.model.bounds }
    set {
      let old = bounds
      layer.bounds = newValue
      geometryDidChange(from: old.size)
      if bounds != old { didChangeBounds(from: old) }
    }
  }

  private func didChangeBounds(from old: CGRect) {
    if ownFollowsReadableWidth, bounds.width != old.width { marginsDidChange() }
    boundsDidChange(from: old)
  }

  /// The centre (the anchor point) in the superview.
  public var center: CGPoint {
    get { layer.model.position }
    set {
      layer.position = newValue
      geometryDidChange(from: bounds.size)
    }
  }

  /// A transform about the centre.
  public var transform: CGAffineTransform {
    get { layer.model.transform }
    set { layer.setAffineTransform(newValue) }
  }

  /// Pixels per point of what is drawn.
  public var contentScaleFactor: CGFloat { UIScreen.main.scale }

  // MARK: Conversion

  /// A point of this view in `view`; in the window with `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(toView: view))
  }

  /// A point of `view` in this one; of the window with `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(toView: view).inverted())
  }

  /// A rectangle of this view in `view`; in the window with `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(toView: view))
  }

  /// A rectangle of `view` in this one; of the window with `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(toView: view).inverted())
  }

  var toScreen: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      result = result.concatenating(current.layer.model.toSuperlayer)
      view = current.superview
    }
    return result
  }

  private var root: UIView {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view
  }

  private func transform(toView view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    if view === superview, view != nil { return layer.model.toSuperlayer }
    let target = view ?? root
    return toScreen.concatenating(target.toScreen.inverted())
  }

  private func geometryDidChange(from oldSize: CGSize) {
    if oldSize != bounds.size {
      setNeedsLayout()
      resizeSubviews(from: oldSize)
    }
    frameDidChangeOutsideConstraints()
    setNeedsSafeAreaUpdate()
  }
}

extension UIView: ScreenMapped {}
