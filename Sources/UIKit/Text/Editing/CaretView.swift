/// The blinking line at which typed text appears.
///
/// Half a second on and half a second off, with short fades (APPEARANCE 2.5). Between the fades
/// nothing moves: the next one stands on the media clock, so a host can sleep until then.
@MainActor
package final class CaretView: UIView {
  /// Width in points (APPEARANCE 2.5).
  package static let width: CGFloat = 2
  /// Seconds from one fade to the next.
  static let halfPeriod: TimeInterval = 0.5
  /// Seconds that it stays after it has appeared or moved, before it blinks.
  static let hold: TimeInterval = 0.75
  /// Seconds that a fade takes.
  static let fadeDuration: TimeInterval = 0.1

  private static let fadeKey = "blink"

  private var nextBlink: ScheduledEvent?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    backgroundColor = tintColor
    isHidden = true
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  /// Shows the caret, solid for a while from now.
  package func restart() {
    stopBlinking()
    isHidden = false
    scheduleBlink(at: UIApplication.shared.clock.now + Self.hold, showing: false)
  }

  /// Hides the caret.
  package func stop() {
    stopBlinking()
    isHidden = true
  }

  private func stopBlinking() {
    nextBlink?.cancel()
    nextBlink = nil
    layer.removeAnimation(forKey: Self.fadeKey)
    UIView.performWithoutAnimation { alpha = 1 }
  }

  private func scheduleBlink(at time: TimeInterval, showing: Bool) {
    nextBlink = UIApplication.shared.clock.schedule(at: time) { [weak self] in
      self?.fade(at: time, showing: showing)
    }
  }

  private func fade(at time: TimeInterval, showing: Bool) {
    let fade = CABasicAnimation(keyPath: LayerKey.opacity.rawValue)
    fade.fromValue = showing ? 0.0 : 1.0
    fade.toValue = showing ? 1.0 : 0.0
    fade.duration = Self.fadeDuration
    fade.isFollowed = true
    UIView.performWithoutAnimation { alpha = showing ? 1 : 0 }
    layer.add(fade, forKey: Self.fadeKey)
    scheduleBlink(at: time + Self.halfPeriod, showing: !showing)
  }
}
