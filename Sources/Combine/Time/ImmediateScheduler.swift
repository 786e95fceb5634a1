/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An instant of the phone's clock.
  public typealias SchedulerTimeType = ClockTime
  /// There are none.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The beginning of time.
  public var now: ClockTime { ClockTime(seconds: 0) }
  /// It is exact.
  public var minimumTolerance: ClockTime.Stride { 0 }

  /// Does something now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does something now.
  public func schedule(
    after date: ClockTime, tolerance: ClockTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Does something now, once.
  public func schedule(
    after date: ClockTime, interval: ClockTime.Stride, tolerance: ClockTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
