import Foundation

/// An animation of one property of a layer, or of a part of one such as `position.y`.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated: one of `LayerKey`, `position.x` or `.y`, `anchorPoint.x` or `.y`,
  /// `bounds.origin`, `bounds.size` and their parts, `shadowOffset.width` or `.height`,
  /// `transform.rotation`, `transform.rotation.z`, `transform.scale` and `transform.translation`
  /// and their `.x` and `.y`. Any other is a programming error.
  open var keyPath: String? {
    didSet { target = keyPath.map(Self.target(of:)) }
  }

  /// Whether values are added to what the layer shows without it.
  open var isAdditive = false

  private(set) var target: AnimatableKeyPath?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    target = path.map(Self.target(of:))
  }

  /// An animation of no property yet.
  public required init() {
    super.init()
  }

  private static func target(of keyPath: String) -> AnimatableKeyPath {
    guard let target = AnimatableKeyPath(keyPath) else {
      preconditionFailure("A layer has no property \"\(keyPath)\" that can be animated.")
    }
    return target
  }

  /// A copy with the same settings, of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAPropertyAnimation)?.takeProperty(of: self)
    return copy
  }

  private func takeProperty(of other: CAPropertyAnimation) {
    keyPath = other.keyPath
    target = other.target
    isAdditive = other.isAdditive
  }

  final func vector(of value: Any, for target: AnimatableKeyPath) -> LayerVector {
    guard let vector = target.vector(from: value) else {
      preconditionFailure(
        "\(value) is no value for an animation of \"\(keyPath ?? "")\".")
    }
    return vector
  }

  final func show(
    _ vector: LayerVector, of target: AnimatableKeyPath, in values: inout PresentationValues
  ) {
    if isAdditive {
      target.add(vector, in: &values)
    } else {
      target.set(vector, in: &values)
    }
  }
}
