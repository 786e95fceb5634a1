extension UIScrollView {
  func decelerate(from offset: CGPoint, velocity: CGPoint) {
    let motion = freeMotion(from: offset, velocity: velocity)
    guard motion.duration > 0 else {
      contentOffset = onPixels(motion.end)
      finishMotion()
      return
    }
    if isDecelerating {
      self.motion?.stop()
      self.motion = nil
      run(motion)
    } else {
      beginDeceleration(motion)
    }
  }

  func beginDeceleration(_ motion: ScrollMotion) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    run(motion)
  }

  func freeMotion(from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
    if isPagingEnabled { return pagingMotion(from: offset, velocity: velocity) }
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      AxisMotion(
        from: offset[axis], velocity: velocity[axis], limits: limits(of: axis),
        rate: decelerationRate.rawValue, bounces: bounces, threshold: halfPixel)
    }
    return ScrollMotion(x: motion(.horizontal), y: motion(.vertical))
  }

  func retargeted(to target: CGPoint, velocity: CGPoint) -> ScrollMotion {
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      let place = contentOffset[axis]
      guard limits(of: axis).contains(place) else {
        return AxisMotion(
          springingFrom: place, to: target[axis], velocity: velocity[axis], threshold: halfPixel)
      }
      return AxisMotion(
        from: place, to: target[axis], rate: decelerationRate.rawValue, threshold: halfPixel)
    }
    return ScrollMotion(x: motion(.horizontal), y: motion(.vertical))
  }

  /// Goes on to the next page with a speed, to the nearest without one.
  private func pagingMotion(from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
    func motion(_ axis: ScrollAxis) -> AxisMotion {
      let (place, speed, page) = (offset[axis], velocity[axis], axis.of(bounds.size))
      let limits = limits(of: axis)
      guard page > 0, limits.upperBound > limits.lowerBound else {
        return AxisMotion(
          springingFrom: place, to: limits.clamping(place), velocity: speed, threshold: halfPixel)
      }
      let pages = (place - limits.lowerBound) / page
      let number: CGFloat =
        abs(speed) < Self.leastPagingSpeed
        ? pages.rounded() : pages.rounded(speed > 0 ? .up : .down)
      return AxisMotion(
        springingFrom: place, to: limits.clamping(limits.lowerBound + number * page),
        velocity: speed, threshold: halfPixel)
    }
    return ScrollMotion(x: motion(.horizontal), y: motion(.vertical))
  }

  /// Points per second that turn a page.
  private static let leastPagingSpeed: CGFloat = 100

  private var halfPixel: CGFloat { 0.5 / UIScreen.main.scale }

  /// The offset on whole pixels, except where content is at its end.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    var result = offset
    for axis in ScrollAxis.allCases {
      let limits = limits(of: axis)
      guard offset[axis] != limits.lowerBound, offset[axis] != limits.upperBound else { continue }
      result[axis] = grid.round(offset[axis])
    }
    return result
  }
}
