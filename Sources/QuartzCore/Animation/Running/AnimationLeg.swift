import Foundation

/// One way of a track without a change of plan: from where it stood to one end, on a piece of a
/// timing curve. Progress 0 is the start of the animation, 1 its end.
struct AnimationLeg: Sendable {
  var curve: TimingCurve
  /// Progress when the leg begins.
  var start = SIMD2<Double>(repeating: 0)
  /// Progress when it has ended.
  var end = 1.0
  /// The piece of the curve, as fractions of the curve's duration; backwards when falling.
  var piece = (from: 0.0, to: 1.0)
  /// The part of the leg in which the track moves, as fractions of the leg's duration.
  var window = (from: 0.0, to: 1.0)

  /// Progress at a fraction of the leg.
  func progress(at fraction: Double) -> SIMD2<Double> {
    if fraction >= window.to { return SIMD2(repeating: end) }
    if fraction <= window.from { return start }
    let place = (fraction - window.from) / (window.to - window.from)
    let value = curve.progress(at: piece.from + (piece.to - piece.from) * place)
    let first = curve.progress(at: piece.from)
    // A spring jumps at its end; its way there is not stretched to meet it.
    let last = piece.to >= 1 ? 1.0 : curve.progress(at: piece.to).x
    if first == start, last == end { return value }
    let span = last - first
    var progress = start
    for axis in 0..<2 {
      // Where the curve has no way left, the rest is even.
      let share = abs(span[axis]) < 1e-9 ? place : (value[axis] - first[axis]) / span[axis]
      progress[axis] += (end - start[axis]) * share
    }
    return progress
  }
}
