/// An instant on the phone's clock.
public struct ClockTime: Strideable, Hashable, Sendable {
  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
    ExpressibleByFloatLiteral
  {
    /// Seconds.
    public var timeInterval: TimeInterval
    /// Seconds.
    public var magnitude: TimeInterval { abs(timeInterval) }

    /// Seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Whole seconds.
    public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
    /// Seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    /// Whole seconds, if they can be counted.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

    /// Whether one is shorter.
    public static func < (one: Stride, other: Stride) -> Bool {
      one.timeInterval < other.timeInterval
    }
    /// The sum.
    public static func + (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval + other.timeInterval)
    }
    /// The difference.
    public static func - (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval - other.timeInterval)
    }
    /// The product of both numbers of seconds.
    public static func * (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval * other.timeInterval)
    }
    /// Multiplies.
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }

  /// Seconds since the phone was switched on.
  public var seconds: TimeInterval

  /// An instant by its seconds since the phone was switched on.
  public init(seconds: TimeInterval) {
    self.seconds = seconds
  }

  /// The time from here to another instant.
  public func distance(to other: ClockTime) -> Stride { Stride(other.seconds - seconds) }
  /// The instant some time later.
  public func advanced(by n: Stride) -> ClockTime {
    ClockTime(seconds: seconds + n.timeInterval)
  }
}
