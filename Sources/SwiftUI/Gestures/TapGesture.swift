/// One tap or several.
public struct TapGesture: Gesture {
  /// How many taps.
  public var count: Int

  /// Some taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// How it is recognised.
  public var _recipe: _GestureRecipe<Void> {
    let count = count
    return _GestureRecipe(
      make: { UITapGestureRecognizer() },
      configure: { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = count },
      read: { _ in })
  }
}

/// A finger that stays down.
public struct LongPressGesture: Gesture {
  /// How long, seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, points.
  public var maximumDistance: CGFloat

  /// A press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// How it is recognised. The value is `true` once the finger was down long enough.
  public var _recipe: _GestureRecipe<Bool> {
    let (duration, distance) = (minimumDuration, maximumDistance)
    return _GestureRecipe(
      make: { UILongPressGestureRecognizer() },
      configure: { recognizer in
        guard let press = recognizer as? UILongPressGestureRecognizer else { return }
        press.minimumPressDuration = duration
        press.allowableMovement = distance
      }, read: { _ in true }, endsAtOnce: true)
  }
}
