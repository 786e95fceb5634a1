import Foundation

/// The numbers of `CAMediaTiming` and the place in a run that they give for any instant: pure
/// arithmetic.
struct MediaTiming: Hashable, Sendable {
  var beginTime = 0.0
  var duration = 0.0
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  private var cycle: Double { autoreverses ? duration * 2 : duration }

  /// How long all runs together take, in its own seconds.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return repeatCount.isFinite ? repeatCount * cycle : .infinity }
    return cycle
  }

  /// When it ends on its parent's clock; `nil` is never.
  var endTime: Double? {
    guard speed != 0, activeDuration.isFinite else { return nil }
    return beginTime + activeDuration / abs(speed)
  }

  /// The seconds into one run at `time` on the parent's clock, or `nil` when nothing shows. A
  /// negative speed plays backwards; a time offset shifts the place in the run, which goes on
  /// from its start after its end, while the length stays the same.
  func time(at time: Double) -> Double? {
    let active = activeDuration
    var elapsed = (time - beginTime) * abs(speed)
    if time < beginTime {
      guard fillMode.fillsBackwards else { return nil }
      elapsed = 0
    }
    if let endTime, time >= endTime {
      guard fillMode.fillsForwards else { return nil }
      elapsed = active
    }
    guard duration > 0 else { return 0 }
    if speed < 0, active.isFinite { elapsed = active - elapsed }
    let phase = elapsed + timeOffset
    var run = (phase / duration).rounded(.down)
    var rest = phase - run * duration
    if rest == 0, run > 0, timeOffset == 0, elapsed >= active {
      // The last moment belongs to the run that ends there.
      run -= 1
      rest = duration
    }
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) != 0
    return isBackwards ? duration - rest : rest
  }
}
