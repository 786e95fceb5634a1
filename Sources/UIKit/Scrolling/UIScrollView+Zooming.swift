extension UIScrollView {
  /// The scale of the view that the delegate names for zooming, against its own size.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The recogniser of pinches; `nil` while the limits allow no zooming.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? zoom.pinch : nil
  }

  /// Whether fingers change the scale.
  public var isZooming: Bool { zoom.anchor != nil }

  /// Zooms about the middle of what is seen, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let limited = withinZoomLimits(scale)
    change(animated) { self.zoom(to: limited, keeping: middle) }
  }

  /// Zooms so that `rect`, in the space of the zoomed view, fills what is seen as far as the
  /// limits allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
    let area = visibleArea(at: contentOffset)
    let wanted = min(area.width / rect.width, area.height / rect.height)
    let scale = withinZoomLimits(wanted)
    change(animated) {
      self.zoom(to: scale, keeping: .zero)
      let inset = self.adjustedContentInset
      self.contentOffset = self.clamped(
        CGPoint(
          x: rect.midX * scale - area.width / 2 - inset.left,
          y: rect.midY * scale - area.height / 2 - inset.top))
    }
  }

  private func change(_ animated: Bool, _ changes: @escaping () -> Void) {
    guard animated, window != nil else { return changes() }
    UIView.animate(
      withDuration: ScrollMotion.animationDuration, delay: 0, options: .allowUserInteraction,
      animations: changes)
  }

  /// Sets the scale so that what is under a point of the view stays there.
  private func zoom(to scale: CGFloat, keeping point: CGPoint) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
    let factor = scale / zoom.scale
    let anchor = CGPoint(x: contentOffset.x + point.x, y: contentOffset.y + point.y)
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let box = view.frame
    view.center = CGPoint(x: view.center.x - box.minX, y: view.center.y - box.minY)
    contentSize = box.size
    contentOffset = clamped(
      CGPoint(x: anchor.x * factor - point.x, y: anchor.y * factor - point.y))
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Fingers

  func zoomLimitsDidChange() {
    let isPossible = minimumZoomScale < maximumZoomScale
    if isPossible, zoom.pinch == nil {
      let pinch = UIPinchGestureRecognizer { [weak self] in self?.pinchDidChange($0) }
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    }
    zoom.pinch?.isEnabled = isPossible
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let finger = pinch.location(in: self)
    let point = CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)
    switch pinch.state {
    case .began:
      stopMotion()
      zoom.anchor = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(to: resisted((zoom.anchor ?? 1) * pinch.scale), keeping: point)
    case .changed:
      zoom(to: resisted((zoom.anchor ?? 1) * pinch.scale), keeping: point)
    case .ended, .cancelled:
      zoom.anchor = nil
      let limited = withinZoomLimits(zoom.scale)
      if limited != zoom.scale { change(true) { self.zoom(to: limited, keeping: point) } }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    case .possible, .failed:
      break
    }
  }

  private func withinZoomLimits(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Beyond its limits the scale follows the fingers at half their pace, in octaves.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limited = withinZoomLimits(scale)
    guard bouncesZoom, limited > 0 else { return limited }
    return limited * (scale / limited).squareRoot()
  }
}

/// The zooming of a scroll view.
struct ScrollZoom {
  var scale: CGFloat = 1
  var pinch: UIPinchGestureRecognizer?
  /// The scale at which the fingers began.
  var anchor: CGFloat?
}
