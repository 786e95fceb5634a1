import Foundation

/// The part of a timeline that some of its animations follow: all of it, or what is left after
/// a delay.
@preconcurrency @MainActor
package final class AnimationTrack {
  /// When the track starts, as a fraction of the timeline's duration.
  package let start: Double

  var leg: AnimationLeg
  private unowned let timeline: AnimationTimeline
  /// Where it stood when scrubbing began: fraction of the timeline and progress.
  private var anchor: (fraction: Double, progress: SIMD2<Double>)?
  private var latest: (key: Double, progress: SIMD2<Double>)?

  init(start: Double, leg: AnimationLeg, timeline: AnimationTimeline) {
    self.start = start
    self.leg = leg
    self.timeline = timeline
  }

  /// Horizontal and vertical progress at `time`, seconds on the clock; 0 is the start, 1 the
  /// end.
  package func progress(at time: TimeInterval) -> SIMD2<Double> {
    switch timeline.place(at: time) {
    case .leg(let fraction):
      // Many layers ask for the same instant.
      if let latest, latest.key == fraction { return latest.progress }
      let progress = leg.progress(at: fraction)
      latest = (fraction, progress)
      return progress
    case .scrubbed(let fraction):
      return scrubbedProgress(at: fraction)
    }
  }

  /// The part of the track that has passed at a fraction of the timeline.
  func localFraction(at fraction: Double) -> Double {
    guard start < 1 else { return fraction >= 1 ? 1 : 0 }
    return min(max((fraction - start) / (1 - start), 0), 1)
  }

  func setAnchor(fraction: Double, time: TimeInterval) {
    anchor = (fraction, progress(at: time))
  }

  func setLeg(_ leg: AnimationLeg) {
    self.leg = leg
    anchor = nil
    latest = nil
  }

  /// Even motion through the place where scrubbing began, so that nothing jumps there.
  private func scrubbedProgress(at fraction: Double) -> SIMD2<Double> {
    guard let anchor, anchor.fraction > start, anchor.fraction < 1 else {
      return SIMD2(repeating: localFraction(at: fraction))
    }
    if fraction >= anchor.fraction {
      let share = (fraction - anchor.fraction) / (1 - anchor.fraction)
      return anchor.progress + (1 - anchor.progress) * share
    }
    let share = max(0, (fraction - start) / (anchor.fraction - start))
    return anchor.progress * share
  }
}
