/// A scheduler that runs on the clock of the current phone.
public protocol ClockScheduler: Scheduler
where SchedulerTimeType == ClockTime, SchedulerOptions == Never {}

extension ClockScheduler {
  /// The phone's time.
  public var now: ClockTime { ClockTime(seconds: PhoneClock.now) }

  /// The clock is exact.
  public var minimumTolerance: ClockTime.Stride { 0 }

  /// Does something at the next instant of the clock, which may be the present one.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    PhoneClock.perform(at: PhoneClock.now, action)
  }

  /// Does something at an instant.
  public func schedule(
    after date: ClockTime, tolerance: ClockTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    PhoneClock.perform(at: date.seconds, action)
  }

  /// Does something at an instant and again after every interval, until cancelled.
  public func schedule(
    after date: ClockTime, interval: ClockTime.Stride, tolerance: ClockTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(first: date.seconds, interval: interval.timeInterval, action)
  }
}

extension DispatchQueue: ClockScheduler {
  /// An instant of the phone's clock.
  public typealias SchedulerTimeType = ClockTime
  /// There are none.
  public typealias SchedulerOptions = Never
}

extension RunLoop: ClockScheduler {
  /// An instant of the phone's clock.
  public typealias SchedulerTimeType = ClockTime
  /// There are none.
  public typealias SchedulerOptions = Never
}

extension OperationQueue: ClockScheduler {
  /// An instant of the phone's clock.
  public typealias SchedulerTimeType = ClockTime
  /// There are none.
  public typealias SchedulerOptions = Never
}
