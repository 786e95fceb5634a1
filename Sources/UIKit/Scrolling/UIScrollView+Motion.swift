extension UIScrollView {
  /// Moves the content along `motion`, frame by frame.
  func run(_ motion: ScrollMotion) {
    let running = RunningScrollMotion(motion)
    self.motion = running
    indicators.show()
    running.start { [weak self, weak running] in
      guard let self, let running, self.motion === running else { return }
      self.advance(running)
    }
  }

  private func advance(_ running: RunningScrollMotion) {
    guard running.isOver else {
      contentOffset = onPixels(running.offset)
      return
    }
    let end = running.end
    contentOffset = running.motion.kind == .animation ? end : onPixels(end)
    guard motion === running else { return }
    finishMotion()
  }

  /// Moves content and offset alike, so that nothing moves on the screen: as when rows above
  /// turn out to be higher than was guessed. A drag or motion under way goes on from there.
  func shiftContent(by distance: CGFloat, along axis: ScrollAxis = .vertical) {
    drag?.start[axis] += distance
    motion?.shift[axis] += distance
    contentOffset[axis] += distance
  }

  /// Ends the motion where it is, or where it has arrived, and tells the delegate.
  func finishMotion() {
    let kind = motion?.motion.kind
    motion?.stop()
    motion = nil
    indicators.hide()
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    } else if kind == .animation {
      if isScrollingToTop {
        isScrollingToTop = false
        delegate?.scrollViewDidScrollToTop(self)
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Ends the motion where it is. An animated change that is cut short does not tell its end.
  func stopMotion() {
    guard let motion else { return }
    isScrollingToTop = false
    guard motion.motion.kind == .animation else {
      finishMotion()
      return
    }
    motion.stop()
    self.motion = nil
    indicators.hide()
  }

  /// Scrolls as a mouse wheel does: at once and only within the limits. `distance` is added to
  /// the offset, points.
  public func scroll(by distance: CGSize) {
    guard isScrollEnabled, drag == nil else { return }
    stopMotion()
    var offset = contentOffset
    for axis in ScrollAxis.allCases where isScrollable(axis) {
      offset[axis] = limits(of: axis).clamping(offset[axis] + axis.of(distance))
    }
    guard offset != contentOffset else { return }
    indicators.show()
    contentOffset = onPixels(offset)
    indicators.hide()
    if isPagingEnabled || snapsAfterWheel { settleAfterWheel() }
  }

  /// Seconds without a turn of the wheel after which content comes to rest on a page or a row.
  private static var wheelPause: TimeInterval { 0.15 }

  private func settleAfterWheel() {
    cancelWheelSettling()
    UIApplication.shared.scrollMotionCount += 1
    wheelSettling = UIApplication.shared.clock.schedule(after: Self.wheelPause) { [weak self] in
      self?.settle()
    }
  }

  func cancelWheelSettling() {
    guard let wheelSettling else { return }
    wheelSettling.cancel()
    self.wheelSettling = nil
    UIApplication.shared.scrollMotionCount -= 1
  }

  private func settle() {
    cancelWheelSettling()
    guard drag == nil, motion == nil else { return }
    var target = onPixels(freeMotion(from: contentOffset, velocity: .zero).end)
    if snapsAfterWheel {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: .zero, targetContentOffset: &target)
    }
    setContentOffset(target, animated: true)
  }

  /// Whether `scroll(by:)` would move anything.
  func canScroll(by distance: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    return ScrollAxis.allCases.contains { axis in
      let step = axis.of(distance)
      guard step != 0, isScrollable(axis) else { return false }
      return limits(of: axis).clamping(contentOffset[axis] + step) != contentOffset[axis]
    }
  }
}
