import Foundation

/// The root of Core Animation's animation objects. A layer takes a copy when one is added; the
/// copy changes nothing but how the layer looks, never its model.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  var timing = MediaTiming()

  /// How progress depends on time within one run; `nil` is even.
  open var timingFunction: CAMediaTimingFunction?

  /// Who hears of the beginning and the end. It is retained, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether it leaves its layer when it has ended. If not, `fillMode` says what remains to be
  /// seen.
  open var isRemovedOnCompletion = true

  /// Whether another one like it always comes after, as with a caret that blinks, so that nobody
  /// waits for its end.
  package var isFollowed = false

  /// An animation of nothing for the time that a transaction gives.
  public required override init() {}

  /// When it begins on the media clock, seconds; 0 is when it is added. In a group it counts
  /// from the group's beginning.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Length of one run in seconds; 0 takes the transaction's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(0, newValue) }
  }

  /// How much faster than the clock it runs; 0 stands still, below 0 is backwards.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Where in its run it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many runs, whole or not; 0 is one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = max(0, Double(newValue)) }
  }

  /// How long it repeats, in seconds; 0 leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = max(0, newValue) }
  }

  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Whether it shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A copy with the same settings, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.isFollowed = isFollowed
    return copy
  }

  /// Fills in what was left open: the duration of one run.
  func prepare(defaultDuration: TimeInterval) {
    if timing.duration == 0 { timing.duration = defaultDuration }
  }

  /// Changes `values` to what they are at `time` on the parent's clock: the media clock, or the
  /// time in a group.
  final func apply(at time: TimeInterval, to values: inout PresentationValues) {
    guard let time = timing.time(at: time) else { return }
    apply(inRun: time, to: &values)
  }

  /// Changes `values` to what they are `time` seconds into a run.
  func apply(inRun time: TimeInterval, to values: inout PresentationValues) {}

  /// The progress `time` seconds into a run.
  func progress(inRun time: TimeInterval) -> Double {
    let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return timingFunction?.curve.progress(at: fraction).x ?? fraction
  }
}

extension CAAnimation: CAAction {
  /// Adds it to the layer `anObject` under the key `event`.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
