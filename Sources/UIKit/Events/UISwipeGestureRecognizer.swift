/// Recognises fingers that move quickly in one direction: at least 50 points within half a
/// second, and mostly along the direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe. Raw values are Apple's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// Fingers at the same time.
  open var numberOfTouchesRequired = 1

  /// Points that make a swipe.
  private static let distance: CGFloat = 50
  /// Points to the side that spoil it.
  private static let sideways: CGFloat = 40
  /// Seconds within which it has to happen.
  private static let longest: TimeInterval = 0.5

  private var start: CGPoint?
  private var deadline: ScheduledEvent?

  /// Forgets the movement.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
    start = nil
  }

  /// Starts once all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = screenCentroid
    deadline = UIApplication.shared.clock.schedule(after: Self.longest) { [weak self] in
      self?.state = .failed
    }
  }

  /// Recognises the swipe, or fails where the fingers go elsewhere.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let moved = CGPoint(x: screenCentroid.x - start.x, y: screenCentroid.y - start.y)
    let along = furthest(moved)
    if along >= Self.distance {
      state = .ended
    } else if !direction.contains(.left), !direction.contains(.right),
      abs(moved.x) > Self.sideways
    {
      state = .failed
    } else if !direction.contains(.up), !direction.contains(.down), abs(moved.y) > Self.sideways {
      state = .failed
    }
  }

  private func furthest(_ moved: CGPoint) -> CGFloat {
    var result: CGFloat = 0
    let isAcross = abs(moved.x) >= abs(moved.y)
    if direction.contains(.right), isAcross { result = max(result, moved.x) }
    if direction.contains(.left), isAcross { result = max(result, -moved.x) }
    if direction.contains(.down), !isAcross { result = max(result, moved.y) }
    if direction.contains(.up), !isAcross { result = max(result, -moved.y) }
    return result
  }

  /// Fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
