import Foundation

/// Records changes as following a leader that has been moved: where the leader is on its way,
/// they are on theirs. A property that already follows the leader goes on from there.
@preconcurrency @MainActor
package final class FollowRecorder: LayerChangeRecorder {
  private let leader: ObjectIdentifier
  private let change: Double
  private let duration: TimeInterval
  private let distance: @MainActor (TimeInterval) -> Double
  private var begun: [FollowAnimation] = []

  /// A recorder for changes that come from moving `leader` by `change` points (its new place
  /// minus its old one). `distance` is how far the leader looks from its model at an instant, in
  /// points; after `duration` seconds it has arrived.
  package init(
    leader: AnyObject, change: Double, duration: TimeInterval,
    distance: @escaping @MainActor (TimeInterval) -> Double
  ) {
    self.leader = ObjectIdentifier(leader)
    self.change = change
    self.duration = duration
    self.distance = distance
  }

  package func record(_ key: LayerKey, of layer: CALayer, from value: LayerValue) {
    guard change != 0 else { return }
    let ratio = (layer.model.value(of: key).vector - value.vector) / change
    let running = layer.animations?.lazy.compactMap { $0 as? FollowAnimation }.first {
      $0.leader == self.leader && $0.property == key
    }
    if let running, begun.contains(where: { $0 === running }) {
      running.extend(by: ratio)
      return
    }
    if let running { layer.detach(running) }
    let animation = FollowAnimation(
      property: key, layer: layer, leader: leader, ratio: ratio, distance: distance)
    begun.append(animation)
    layer.attach(animation)
    MediaClock.current.schedule(after: duration) {
      animation.layer?.detach(animation)
    }
  }
}
