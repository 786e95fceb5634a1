extension UIScrollView {
  // MARK: Fingers

  /// A finger stops whatever moves.
  func fingerDidTouch() {
    isTracking = true
    if let motion {
      let offset = onPixels(motion.offset)
      stopMotion()
      contentOffset = offset
    }
    if layer.isAnimated {
      let shown = layer.presentationProperties(at: UIApplication.shared.clock.now).bounds.origin
      guard shown != contentOffset else { return }
      let name = LayerKey.bounds.rawValue
      for key in layer.animationKeys() ?? [] where key == name || key.hasPrefix(name + "-") {
        layer.removeAnimation(forKey: key)
      }
      contentOffset = onPixels(shown)
    }
  }

  /// Content that was caught beyond its end or between two pages, and not dragged, goes on.
  func fingersDidLeave() {
    isTracking = false
    let isAtRest =
      isPagingEnabled
      ? freeMotion(from: contentOffset, velocity: .zero).duration == 0
      : clamped(contentOffset) == contentOffset
    if drag == nil, motion == nil, !isAtRest {
      decelerate(from: contentOffset, velocity: .zero)
    }
  }

  /// The part of a finger's movement that drags this view: that along the axes that can scroll.
  /// Nothing, if the finger moves mostly along an axis on which the content cannot follow and
  /// a scroll view around can.
  func draggingPart(of movement: CGPoint) -> CGPoint {
    let main: ScrollAxis = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    if !canScroll(main, with: movement[main]) {
      var ancestor = superview
      while let view = ancestor {
        if let outer = view as? UIScrollView, outer.isScrollEnabled,
          outer.canScroll(main, with: movement[main])
        {
          return .zero
        }
        ancestor = view.superview
      }
    }
    return CGPoint(
      x: isScrollable(.horizontal) ? movement.x : 0, y: isScrollable(.vertical) ? movement.y : 0)
  }

  private func canScroll(_ axis: ScrollAxis, with movement: CGFloat) -> Bool {
    let limits = limits(of: axis)
    let offset = contentOffset[axis]
    return movement > 0 ? offset > limits.lowerBound : offset < limits.upperBound
  }

  /// Whether a drag may take over the touches that the content has heard of.
  var mayTakeOverContentTouches: Bool {
    let dispatcher = UIApplication.shared.touchDispatcher
    for touch in panGestureRecognizer.trackedTouches {
      guard let view = touch.view, view !== self, dispatcher.isDeliveredToView(touch) else {
        continue
      }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  // MARK: Drag

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    dragKeyboard(pan)
    switch pan.state {
    case .began:
      beginDrag(pan)
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func dragKeyboard(_ pan: UIPanGestureRecognizer) {
    let keyboard = UIApplication.shared.keyboard
    let keepsAccessory = keyboardDismissMode == .onDrag || keyboardDismissMode == .interactive
    switch (pan.state, keyboardDismissMode) {
    case (.began, .onDrag), (.began, .onDragWithAccessory):
      keyboard.dismiss(keepingAccessory: keepsAccessory)
    case (.began, .interactive), (.began, .interactiveWithAccessory):
      keyboard.beginDrag(from: pan.startOnScreen, keepsAccessory: keepsAccessory)
      keyboard.continueDrag(to: pan.screenCentroid)
    case (.changed, .interactive), (.changed, .interactiveWithAccessory):
      keyboard.continueDrag(to: pan.screenCentroid)
    case (.ended, _): keyboard.endDrag(velocity: pan.velocity(in: nil).y)
    case (.cancelled, _): keyboard.cancelDrag()
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    var start = contentOffset
    for axis in ScrollAxis.allCases {
      let edge = limits(of: axis).clamping(start[axis])
      let band = RubberBand(length: axis.of(bounds.size))
      start[axis] = edge + band.distance(for: start[axis] - edge)
    }
    drag = ScrollDrag(start: start, axes: draggedAxes(pan))
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    indicators.show()
  }

  private func draggedAxes(_ pan: UIPanGestureRecognizer) -> [ScrollAxis] {
    let axes = ScrollAxis.allCases.filter { isScrollable($0) }
    guard isDirectionalLockEnabled, axes.count == 2,
      let movement = (pan as? ScrollPanGestureRecognizer)?.totalMovement
    else { return axes }
    let (across, upright) = (abs(movement.x), abs(movement.y))
    // Within 15° of the diagonal there is no direction to lock.
    let diagonal = CGFloat(3).squareRoot()
    if across > upright * diagonal { return [.horizontal] }
    if upright > across * diagonal { return [.vertical] }
    return axes
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let drag else { return }
    let translation = pan.translation(in: self)
    var offset = contentOffset
    for axis in drag.axes {
      let wanted = drag.start[axis] - translation[axis]
      let edge = limits(of: axis).clamping(wanted)
      let band = RubberBand(length: axis.of(bounds.size))
      offset[axis] = edge + (bounces ? band.displayed(for: wanted - edge) : 0)
    }
    contentOffset = onPixels(offset)
  }

  private func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    refreshControl?.fingerWillLetGo()
    var speed = CGPoint.zero
    for axis in drag.axes { speed[axis] = -velocity[axis] }
    let own = freeMotion(from: contentOffset, velocity: speed)
    var target = onPixels(own.end)
    let proposed = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    let motion = target == proposed ? own : retargeted(to: target, velocity: speed)
    self.drag = nil
    isTracking = false
    isDragging = false
    let decelerates = motion.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // The delegate may have begun another scroll.
    guard self.motion == nil else { return }
    if decelerates {
      beginDeceleration(motion)
    } else {
      contentOffset = onPixels(motion.end)
      indicators.hide()
    }
  }
}
