import Foundation

/// How far a property still is from its model: the whole difference at the start of a track,
/// nothing at its end. Offsets of one property add up, so a new animation takes over from a
/// running one without a jump.
@MainActor
final class OffsetAnimation: LayerAnimation {
  enum Offset {
    /// A difference that shrinks.
    case sum(LayerVector)
    /// A transform that goes to the identity, applied before the model's.
    case transform(CGAffineTransform)
    /// Values on the way, seen from the model's, over the whole of the track.
    case stations(Keyframes, AnimatableKeyPath)
    /// Values on the way where no way leads back from the model's: a transform to nothing.
    case absolute(Keyframes)
  }

  let property: LayerKey
  let timeline: AnimationTimeline
  let track: AnimationTrack
  private var offset: Offset
  private let startValue: LayerValue
  private var endValue: LayerValue
  /// The model before and after it took on what was shown, once the animation was stopped.
  private var halt: (before: LayerValue, after: LayerValue)?

  /// An offset from `startValue` to what the model has now.
  init(
    property: LayerKey, from startValue: LayerValue, layer: CALayer, timeline: AnimationTimeline,
    track: AnimationTrack
  ) {
    self.property = property
    self.timeline = timeline
    self.track = track
    self.startValue = startValue
    endValue = layer.model.value(of: property)
    offset = Self.offset(from: startValue, to: endValue)
    super.init(key: layer.freeAnimationKey(for: property.rawValue), layer: layer)
  }

  /// An offset with stations on the way, at fractions of the timeline.
  init(
    property: LayerKey, from startValue: LayerValue,
    stations: [(time: Double, value: LayerValue)], mode: CAAnimationCalculationMode,
    layer: CALayer, timeline: AnimationTimeline, track: AnimationTrack
  ) {
    self.property = property
    self.timeline = timeline
    self.track = track
    self.startValue = startValue
    endValue = layer.model.value(of: property)
    let keyPath = AnimatableKeyPath(property)
    let end = endValue.vector
    let isAbsolute = property == .transform && !end.transform.isInvertible
    let values = stations.map { station in
      let value = station.value.vector
      if isAbsolute { return value }
      guard property == .transform else { return value - end }
      return LayerVector(value.transform.concatenating(end.transform.inverted()))
    }
    let keyframes = Keyframes(
      times: stations.map(\.time), values: values, mode: mode, keyPath: keyPath)
    offset = isAbsolute ? .absolute(keyframes) : .stations(keyframes, keyPath)
    super.init(key: layer.freeAnimationKey(for: property.rawValue), layer: layer)
  }

  private static func offset(from start: LayerValue, to end: LayerValue) -> Offset {
    if case (.transform(let start), .transform(let end)) = (start, end),
      !start.keepsAxes || !end.keepsAxes, end.isInvertible
    {
      return .transform(start.concatenating(end.inverted()))
    }
    return .sum(start.vector - end.vector)
  }

  /// Takes in a further change of the model, from `value` to what it has now.
  func extend(from value: LayerValue) -> Bool {
    guard let layer else { return false }
    let end = layer.model.value(of: property)
    switch (offset, Self.offset(from: value, to: end)) {
    case (.sum(let old), .sum(let new)): offset = .sum(old + new)
    case (.transform(let old), .transform(let new)): offset = .transform(old.concatenating(new))
    default: return false
    }
    endValue = end
    return true
  }

  override var blocksInteraction: Bool { timeline.blocksInteraction }

  override func apply(at time: TimeInterval, to values: inout PresentationValues) {
    let progress = track.progress(at: time)
    if progress == SIMD2(repeating: 1) { return }
    switch offset {
    case .sum(let vector):
      values[property] += vector * (1 - property.spread(progress))
    case .transform(let transform):
      let rest = transform.interpolated(to: .identity, progress: progress)
      values[property] = LayerVector(rest.concatenating(values[property].transform))
    case .stations(let keyframes, let keyPath):
      keyPath.add(keyframes.value(at: progress.x), in: &values)
    case .absolute(let keyframes):
      values[property] = keyframes.value(at: progress.x)
    }
  }

  /// Takes it off its layer and leaves the property at `position` as it stands at `time`.
  func detach(at position: AnimationTimeline.Position, time: TimeInterval) {
    guard let layer, layer.detach(self) else { return }
    switch position {
    case .end: break
    case .start: restoreStart(of: layer)
    case .current:
      let before = layer.model.value(of: property)
      var values = PresentationValues(model: layer.model)
      apply(at: time, to: &values)
      layer.setModel(property, to: values.properties.value(of: property))
      halt = (before, layer.model.value(of: property))
    }
  }

  /// After it was detached where it stood: moves the property on to `position`.
  func settle(at position: AnimationTimeline.Position) {
    guard let layer, let halt, position != .current else { return }
    let present = layer.model.value(of: property)
    if present == halt.after {
      layer.setModel(property, to: halt.before)
    } else {
      layer.addToModel(property, halt.before.vector - halt.after.vector)
    }
    self.halt = nil
  }

  /// Brings the property back to where it was when the animation was made. Further changes since
  /// then are kept.
  func restoreStart(of layer: CALayer) {
    if layer.model.value(of: property) == endValue {
      layer.setModel(property, to: startValue)
    } else if case .transform(let transform) = offset {
      let present = layer.model.transform
      layer.setModel(property, to: .transform(transform.concatenating(present)))
    } else {
      layer.addToModel(property, startValue.vector - endValue.vector)
    }
  }

  override func wasInterrupted() {
    timeline.wasInterrupted(self)
  }

  override var explicitAnimation: CAAnimation {
    let animation: CABasicAnimation
    switch timeline.curve {
    case .spring(let spring, _, _):
      let springAnimation = CASpringAnimation(keyPath: property.rawValue)
      springAnimation.mass = spring.mass
      springAnimation.stiffness = spring.stiffness
      springAnimation.damping = spring.damping
      springAnimation.initialVelocity = spring.initialVelocity
      animation = springAnimation
    case .bezier(let bezier):
      animation = CABasicAnimation(keyPath: property.rawValue)
      animation.timingFunction = CAMediaTimingFunction(bezier: bezier)
    case .linear:
      animation = CABasicAnimation(keyPath: property.rawValue)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    animation.duration = timeline.duration
    animation.autoreverses = timeline.autoreverses
    animation.repeatCount = Float(timeline.repeatCount)
    animation.fillMode = .both
    animation.fromValue = startValue.object
    animation.toValue = endValue.object
    return animation
  }
}
