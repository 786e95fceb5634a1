/// Recognises a drag. It begins once the fingers have moved 10 points from where they went
/// down; the translation counts from there.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers at least.
  open var minimumNumberOfTouches = 1
  /// Fingers at most.
  open var maximumNumberOfTouches = Int.max

  /// Points until a drag is one.
  static let hysteresis: CGFloat = 10

  private var moved = CGPoint.zero
  private var translationStart = CGPoint.zero
  private var meter = VelocityMeter()

  /// Forgets the drag.
  open override func reset() {
    moved = .zero
    translationStart = .zero
    meter = VelocityMeter()
  }

  /// How far the fingers have gone since the drag began, in `view`'s space, points.
  open func translation(in view: UIView?) -> CGPoint {
    let distance = CGPoint(x: moved.x - translationStart.x, y: moved.y - translationStart.y)
    return convertVector(distance, to: view)
  }

  /// Sets the translation, in `view`'s space, and starts the velocity anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let distance = convertVector(translation, from: view)
    translationStart = CGPoint(x: moved.x - distance.x, y: moved.y - distance.y)
  }

  /// How fast the fingers move, in `view`'s space, points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(meter.velocity(at: UIApplication.shared.clock.now), to: view)
  }

  /// Where the fingers went down, in points of the screen.
  var startOnScreen: CGPoint {
    CGPoint(x: screenCentroid.x - moved.x, y: screenCentroid.y - moved.y)
  }

  /// Where the fingers went since they went down, screen points.
  var totalMovement: CGPoint { moved }

  /// Fails with too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible {
      state = .failed
    }
    meter.add(moved, at: UIApplication.shared.clock.now)
  }

  /// Begins or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let share = CGFloat(max(numberOfTouches, 1))
    for touch in touches {
      moved.x += (touch.screenLocation.x - touch.previousScreenLocation.x) / share
      moved.y += (touch.screenLocation.y - touch.previousScreenLocation.y) / share
    }
    meter.add(moved, at: UIApplication.shared.clock.now)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let counted = countedMovement(of: moved)
      let distance = counted.distance(to: .zero)
      guard distance >= Self.hysteresis else { return }
      let part = 1 - Self.hysteresis / distance
      translationStart = CGPoint(
        x: moved.x - counted.x * part, y: moved.y - counted.y * part)
      state = .began
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Ends when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = numberOfTouches - touches.count
    guard left < minimumNumberOfTouches || left == 0 else { return }
    if state == .began || state == .changed {
      state = .ended
    } else if left == 0 {
      state = .failed
    }
  }

  /// Is cancelled, or fails before it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  /// The part of the fingers' movement, screen points, that makes it a drag.
  func countedMovement(of movement: CGPoint) -> CGPoint { movement }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? self.view?.window else { return vector }
    return vector.applyingDirection(of: space.toScreen.inverted())
  }

  private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let space = view ?? self.view?.window else { return vector }
    return vector.applyingDirection(of: space.toScreen)
  }
}

extension CGPoint {
  /// The point as a direction: scaled and turned, not moved.
  fileprivate func applyingDirection(of transform: CGAffineTransform) -> CGPoint {
    let origin = CGPoint.zero.applying(transform)
    let tip = applying(transform)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
