import Foundation

/// A Core Animation object on a layer.
@MainActor
final class ExplicitAnimation: LayerAnimation {
  private let animation: CAAnimation
  private let life: AnimationLife
  private var transaction: AnimationCounter?

  /// Takes over a copy of `animation`, begun now unless it names a time.
  init(_ original: CAAnimation, key: String?, layer: CALayer, clock: MediaClock = .current) {
    animation = original.copy() as? CAAnimation ?? original
    animation.prepare(defaultDuration: CATransaction.animationDuration())
    if animation.timing.beginTime == 0 { animation.timing.beginTime = clock.now }
    life = AnimationLife(clock: clock)
    super.init(key: key, layer: layer)
  }

  /// Starts its time.
  func start() {
    let counter = CATransaction.currentCounter
    counter.enter()
    transaction = counter
    guard animation.timing.speed != 0 else { return }
    life.run(
      from: animation.timing.beginTime, to: animation.timing.endTime,
      isFollowed: animation.isFollowed,
      onBegin: { [weak self] in
        guard let animation = self?.animation else { return }
        animation.delegate?.animationDidStart(animation)
      },
      onEnd: { [weak self] in self?.end(finished: true) })
  }

  override func apply(at time: TimeInterval, to values: inout PresentationValues) {
    animation.apply(at: time, to: &values)
  }

  override func wasInterrupted() {
    end(finished: false)
  }

  override var explicitAnimation: CAAnimation { animation }

  private func end(finished: Bool) {
    guard let transaction else { return }
    self.transaction = nil
    life.stop()
    if finished, animation.isRemovedOnCompletion { layer?.detach(self) }
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction.leave()
  }
}
