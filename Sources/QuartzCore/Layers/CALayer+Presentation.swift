import Foundation

extension CALayer {
  /// How the layer looks at `time` (seconds on the media clock): the model with all animations
  /// on top. It depends on nothing but the model, the animations and `time`.
  public func presentationProperties(at time: TimeInterval) -> LayerProperties {
    presentationProperties(of: model, at: time)
  }

  /// What the layer would look like with another model.
  func presentationProperties(of model: LayerProperties, at time: TimeInterval) -> LayerProperties {
    guard let animations else { return shown(model, at: time) }
    var values = PresentationValues(model: model)
    for animation in animations {
      animation.apply(at: time, to: &values)
    }
    return shown(values.properties, at: time)
  }

  private func shown(_ properties: LayerProperties, at time: TimeInterval) -> LayerProperties {
    guard properties.isHidden, let seenUntil, time < seenUntil - 1e-9 else { return properties }
    var properties = properties
    properties.isHidden = false
    return properties
  }

  private func isHidden(at time: TimeInterval) -> Bool {
    guard model.isHidden else { return false }
    return seenUntil.map { time >= $0 - 1e-9 } ?? true
  }

  /// A copy of the layer, and of all below it, as they look now. Changing it changes nothing on
  /// the screen.
  public func presentation() -> Self? {
    presentationCopy(at: CACurrentMediaTime())
  }

  private func presentationCopy(at time: TimeInterval) -> Self {
    let copy = type(of: self).init()
    copy.name = name
    copy.contentsGravity = contentsGravity
    copy.drawing = drawing
    copy.isMask = isMask
    copy.animatesImplicitly = false
    copy.model = presentationProperties(at: time)
    copy.sublayers = sublayers?.map { sublayer in
      let presented = sublayer.presentationCopy(at: time)
      presented.superlayer = copy
      return presented
    }
    return copy
  }

  /// The layer with all below it at `time` (seconds on the media clock). Drawings must be up
  /// to date: call `displayIfNeeded()` in the turn before.
  public func snapshot(at time: TimeInterval) -> LayerSnapshot {
    LayerSnapshot(
      properties: presentationProperties(at: time),
      drawing: drawing,
      contentsGravity: contentsGravity,
      sublayers: sublayers?.compactMap {
        $0.isHidden(at: time) || $0.isMask ? nil : $0.snapshot(at: time)
      } ?? [],
      mask: sublayers?.first { $0.isMask }?.snapshot(at: time)
    )
  }
}
