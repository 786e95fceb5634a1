import Foundation

/// Holds a property off its model by a fixed amount for each point that something else is still
/// away from its own: what follows stays in step with what leads, whatever its motion.
@MainActor
final class FollowAnimation: LayerAnimation {
  let property: LayerKey
  let leader: ObjectIdentifier
  /// The change of the property for each point of the leader.
  private(set) var ratio: LayerVector
  private let distance: @MainActor (TimeInterval) -> Double

  init(
    property: LayerKey, layer: CALayer, leader: ObjectIdentifier, ratio: LayerVector,
    distance: @escaping @MainActor (TimeInterval) -> Double
  ) {
    self.property = property
    self.leader = leader
    self.ratio = ratio
    self.distance = distance
    super.init(key: layer.freeAnimationKey(for: property.rawValue), layer: layer)
  }

  func extend(by ratio: LayerVector) {
    self.ratio += ratio
  }

  override func apply(at time: TimeInterval, to values: inout PresentationValues) {
    let distance = distance(time)
    if distance != 0 { values[property] += ratio * distance }
  }
}
