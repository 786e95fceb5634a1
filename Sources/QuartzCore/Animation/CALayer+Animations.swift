import Foundation

extension CALayer {
  // MARK: Explicit animations

  /// Adds a copy of an animation, on top of those the layer has. One with the same key makes
  /// way for it.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let animation = ExplicitAnimation(anim, key: key, layer: self)
    attach(animation)
    animation.start()
  }

  /// The animation with a key, or `nil`. Those of views are found under the property's name,
  /// further ones of the same property under the name with `-2`, `-3` and so on.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.first { $0.key == key }?.explicitAnimation
  }

  /// The keys of the animations in the order they were added, or `nil` without any.
  public func animationKeys() -> [String]? {
    let keys = animations?.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation off the layer; it has not finished.
  public func removeAnimation(forKey key: String) {
    guard let animation = animations?.first(where: { $0.key == key }) else { return }
    detach(animation)
    animation.wasInterrupted()
  }

  /// Takes all animations off the layer; those that still ran have not finished.
  public func removeAllAnimations() {
    while let animation = animations?.first {
      detach(animation)
      animation.wasInterrupted()
    }
  }

  /// Whether the layer itself is animated. Sublayers are not asked.
  public var isAnimated: Bool { animations != nil }

  /// Whether a running animation was to keep touches from the layer's owner.
  package var isInteractionBlockedByAnimation: Bool {
    animations?.contains(where: \.blocksInteraction) ?? false
  }

  // MARK: Changes of its own

  /// What the layer does when a property changes by itself: what `actions` has for it, or an
  /// animation with the transaction's duration and curve.
  public func action(forKey event: String) -> (any CAAction)? {
    if CATransaction.disableActions() || CATransaction.animationDuration() == 0 { return nil }
    if let action = actions?[event] { return action }
    return Self.defaultAction(forKey: event)
  }

  /// An animation with the transaction's duration and curve for a property that can be
  /// animated.
  public class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard LayerKey(rawValue: event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Notes a change of the model. Costs a comparison or two unless somebody animates it.
  @inline(__always)
  func didChange(_ key: LayerKey, from old: @autoclosure () -> LayerValue) {
    LayerChanges.note()
    if LayerRecording.recorder != nil || animatesImplicitly { animateChange(of: key, from: old()) }
  }

  @inline(never)
  private func animateChange(of key: LayerKey, from old: LayerValue) {
    guard animatesImplicitly else {
      LayerRecording.recorder?.record(key, of: self, from: old)
      return
    }
    // A layer that has not been in the tree at the end of a turn was never seen where it was.
    guard superlayer != nil, insertionTurn != LayerTurn.current,
      let action = action(forKey: key.rawValue)
    else { return }
    if let animation = (action as? CABasicAnimation)?.copy() as? CABasicAnimation {
      // The layer shows what it showed before, animations included, until the new one begins.
      var before = model
      before.set(key, to: old)
      let shown = presentationProperties(of: before, at: CACurrentMediaTime())
      if animation.fromValue == nil { animation.fromValue = shown.value(of: key).object }
      if animation.fromValue == nil { animation.fromValue = CGColor.clear }
      animation.run(forKey: key.rawValue, object: self, arguments: nil)
    } else {
      action.run(forKey: key.rawValue, object: self, arguments: nil)
    }
  }

  // MARK: Storage

  func attach(_ animation: LayerAnimation) {
    animations = (animations ?? []) + [animation]
    LayerTurn.attachedAnimations += 1
    LayerChanges.note()
  }

  /// Takes an animation off; `false` if it was not there.
  @discardableResult
  func detach(_ animation: LayerAnimation) -> Bool {
    guard let index = animations?.firstIndex(where: { $0 === animation }) else { return false }
    animations?.remove(at: index)
    if animations?.isEmpty == true { animations = nil }
    LayerTurn.attachedAnimations -= 1
    LayerChanges.note()
    return true
  }

  func freeAnimationKey(for name: String) -> String {
    let keys = animations?.compactMap(\.key) ?? []
    guard keys.contains(name) else { return name }
    var number = 2
    while keys.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Changes the model without anybody animating it.
  func setModel(_ key: LayerKey, to value: LayerValue) {
    let size = model.bounds.size
    model.set(key, to: value)
    if model.bounds.size != size {
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      setNeedsLayout()
    }
    LayerChanges.note()
  }

  /// Adds numbers to the model without anybody animating it.
  func addToModel(_ key: LayerKey, _ vector: LayerVector) {
    var values = PresentationValues(model: model)
    values[key] += vector
    setModel(key, to: values.properties.value(of: key))
  }

  // MARK: Leaving the tree

  /// Ends the animations of the layer and of all below it once the turn is over, unless it is
  /// in a tree again by then.
  func endAnimationsOutsideTree() {
    guard LayerTurn.attachedAnimations > 0 else { return }
    MediaClock.current.schedule(after: 0) { [self] in
      if superlayer == nil { removeAnimationsInSubtree() }
    }
  }

  private func removeAnimationsInSubtree() {
    removeAllAnimations()
    sublayers?.forEach { $0.removeAnimationsInSubtree() }
  }
}
