import Foundation

extension CALayer {
  /// Place of the anchor point in the superlayer, points.
  public var position: CGPoint {
    get { model.position }
    set {
      guard newValue != model.position else { return }
      let old = model
      model.position = newValue
      didChange(.position, from: old)
    }
  }

  /// The layer's own space, points: the origin scrolls the content.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      guard newValue != model.bounds else { return }
      let old = model
      model.bounds = newValue
      if needsDisplayOnBoundsChange, newValue.size != old.bounds.size { setNeedsDisplay() }
      didChange(.bounds, from: old)
    }
  }

  /// Which point of the bounds `position` names; unit square.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue) }
  }

  /// Transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    change(.transform, \.transform, to: transform)
  }

  /// Opacity, 0…1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity, \.opacity, to: CGFloat(newValue)) }
  }

  /// Whether the layer and all below it are left out.
  public var isHidden: Bool {
    get { model.isHidden }
    set { change(nil, \.isHidden, to: newValue) }
  }

  /// Fill of the bounds.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue) }
  }

  /// Corner radius, points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue) }
  }

  /// Circular or continuous corners.
  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve }
    set { change(nil, \.cornerCurve, to: newValue) }
  }

  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { change(nil, \.maskedCorners, to: newValue) }
  }

  /// Border width, points, inside the bounds.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue) }
  }

  /// Border colour.
  public var borderColor: CGColor? {
    get { model.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue) }
  }

  /// Shadow colour.
  public var shadowColor: CGColor? {
    get { model.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue) }
  }

  /// Shadow opacity, 0…1.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity, \.shadowOpacity, to: CGFloat(newValue)) }
  }

  /// Shadow displacement, points.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue) }
  }

  /// Blur of the shadow, points.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue) }
  }

  /// Outline of the shadow in the layer's space.
  public var shadowPath: CGPath? {
    get { model.shadowPath }
    set { change(nil, \.shadowPath, to: newValue) }
  }

  /// Whether the bounds cut off content and sublayers.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { change(nil, \.masksToBounds, to: newValue) }
  }

  /// Order among siblings.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { change(nil, \.zPosition, to: newValue) }
  }

  /// The layer's box in its superlayer, points.
  public var frame: CGRect {
    get { model.bounds.applying(model.toSuperlayer) }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * model.anchorPoint.x,
        y: newValue.minY + newValue.height * model.anchorPoint.y)
    }
  }

  private func change<Value: Equatable>(
    _ key: LayerKey?, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    guard model[keyPath: path] != value else { return }
    let old = model
    model[keyPath: path] = value
    didChange(key, from: old)
  }
}
