import Foundation

/// The timing of an animation, in seconds of the media clock.
public protocol CAMediaTiming: AnyObject {
  /// When it begins; 0 is when it is added.
  var beginTime: CFTimeInterval { get set }
  /// Length of one run before speed; 0 takes the transaction's.
  var duration: CFTimeInterval { get set }
  /// How much faster than the clock it runs.
  var speed: Float { get set }
  /// Where in its run it begins, seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; 0 is one.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds before speed; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// Whether it shows outside its run.
  var fillMode: CAMediaTimingFillMode { get set }
}
