/// A length of time that can be made from seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
