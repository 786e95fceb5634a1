import Foundation

/// Calls a handler for every frame of the display: at each multiple of 1/60 s on the media
/// clock, or of a whole number of frames for a lower rate.
@preconcurrency @MainActor
public final class CADisplayLink {
  private static let framesPerSecond = 60.0

  private let clock = MediaClock.current
  private let handler: @MainActor (CADisplayLink) -> Void
  private var modes: Set<RunLoop.Mode> = []
  private var tick: ScheduledEvent?
  private var isValid = true

  /// A link that calls `handler` with itself once it has been added to a run loop. (Apple's
  /// takes a target and a selector, which need the Objective-C runtime.)
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// The time of the frame that the last call was for, seconds on the media clock.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame that the next call will be for, seconds on the media clock.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames of the display, 1/60 s; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether calls are held back.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// How often to call, in frames a second: the nearest rate the display can keep; 0 is every
  /// frame.
  public var preferredFramesPerSecond = 0 {
    didSet { schedule() }
  }

  /// How often to call, as a range of frames a second: the preferred rate, or without one the
  /// maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { schedule() }
  }

  /// Starts the calls. There is one loop, the clock, which runs in all its modes.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    modes.insert(mode)
    schedule()
  }

  /// Ends the calls for one mode; with the last mode they stop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    schedule()
  }

  /// Ends the calls for good.
  public func invalidate() {
    isValid = false
    modes = []
    schedule()
  }

  private var framesPerTick: Double {
    let range = preferredFrameRateRange
    let wish =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(range.preferred > 0 ? range.preferred : range.maximum)
    guard wish > 0 else { return 1 }
    return max(1, (Self.framesPerSecond / wish).rounded())
  }

  private func schedule() {
    tick?.cancel()
    tick = nil
    guard !modes.isEmpty, !isPaused else { return }
    let step = framesPerTick
    // A frame that the clock stands on, give or take rounding, is over.
    let passed = (clock.now * Self.framesPerSecond / step + 1e-6).rounded(.down)
    let time = (passed + 1) * step / Self.framesPerSecond
    tick = clock.schedule(at: time) { [self] in
      tick = nil
      timestamp = time
      targetTimestamp = (passed + 2) * step / Self.framesPerSecond
      duration = 1 / Self.framesPerSecond
      handler(self)
      if tick == nil { schedule() }
    }
  }
}
