extension Animation {
  /// A spring that does not bounce.
  public static let smooth = smooth(duration: 0.5)
  /// A spring that bounces a little.
  public static let snappy = snappy(duration: 0.5)
  /// A spring that bounces.
  public static let bouncy = bouncy(duration: 0.5)

  /// A spring that does not bounce, or by what is asked for.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: extraBounce) }

  /// A spring that bounces a little, or by more.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: 0.15 + extraBounce) }

  /// A spring that bounces, or by more.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: 0.3 + extraBounce) }

  /// A spring by its physics: mass m, stiffness k and damping c swing with the angular frequency
  /// ω = √(k/m), so in 2π/ω seconds, at c/(2√(k m)) of the damping that just keeps them from
  /// bouncing.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      response: 2 * .pi / frequency,
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Seconds until it is over, as far as it is felt; `nil` where it goes on without end.
  var feltDuration: TimeInterval? {
    guard repeatCount.isFinite else { return nil }
    return delay + duration * max(1, repeatCount)
  }
}
