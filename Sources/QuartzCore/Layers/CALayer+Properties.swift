import Foundation

extension CALayer {
  /// Place of the anchor point in the superlayer, points.
  public var position: CGPoint {
    get { model.position }
    set {
      let old = model.position
      guard newValue != old else { return }
      model.position = newValue
      didChange(.position, from: .point(old))
    }
  }

  /// The layer's own space, points: the origin scrolls the content.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      guard newValue != old else { return }
      model.bounds = newValue
      if needsDisplayOnBoundsChange, newValue.size != old.size { setNeedsDisplay() }
      didChange(.bounds, from: .rect(old))
    }
  }

  /// Which point of the bounds `position` names; unit square.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue, LayerValue.point) }
  }

  /// Transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    change(.transform, \.transform, to: transform, LayerValue.transform)
  }

  /// Opacity, 0…1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity, \.opacity, to: CGFloat(newValue), LayerValue.number) }
  }

  /// Whether the layer and all below it are left out.
  public var isHidden: Bool {
    get { model.isHidden }
    set {
      guard newValue != model.isHidden else { return }
      change(\.isHidden, to: newValue)
      LayerChanges.noteDisplay()
    }
  }

  /// Fill of the bounds.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue, LayerValue.color) }
  }

  /// Corner radius, points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue, LayerValue.number) }
  }

  /// Circular or continuous corners.
  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve }
    set { change(\.cornerCurve, to: newValue) }
  }

  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { change(\.maskedCorners, to: newValue) }
  }

  /// Border width, points, inside the bounds.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue, LayerValue.number) }
  }

  /// Border colour.
  public var borderColor: CGColor? {
    get { model.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue, LayerValue.color) }
  }

  /// Shadow colour.
  public var shadowColor: CGColor? {
    get { model.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue, LayerValue.color) }
  }

  /// Shadow opacity, 0…1.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity, \.shadowOpacity, to: CGFloat(newValue), LayerValue.number) }
  }

  /// Shadow displacement, points.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue, LayerValue.size) }
  }

  /// Blur of the shadow, points.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue, LayerValue.number) }
  }

  /// Outline of the shadow in the layer's space.
  public var shadowPath: CGPath? {
    get { model.shadowPath }
    set { change(\.shadowPath, to: newValue) }
  }

  /// Whether the bounds cut off content and sublayers.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { change(\.masksToBounds, to: newValue) }
  }

  /// An outline in the layer's space that cuts off all that it and those below it show.
  package var clipPath: CGPath? {
    get { model.clipPath }
    set { change(\.clipPath, to: newValue) }
  }

  /// Standard deviation, points, by which what lies behind the bounds is blurred.
  package var backdropBlur: CGFloat {
    get { model.backdropBlur }
    set { change(\.backdropBlur, to: newValue) }
  }

  /// Standard deviation, points, by which the layer with all below it is blurred.
  package var contentBlur: CGFloat {
    get { model.contentBlur }
    set { change(.contentBlur, \.contentBlur, to: newValue, LayerValue.number) }
  }

  /// How much of the colour behind shows, apart from its brightness.
  package var backdropChroma: CGFloat? {
    get { model.backdropChroma }
    set { change(\.backdropChroma, to: newValue) }
  }

  /// A colour in place of all colours that the layer and those below it show.
  package var ink: CGColor? {
    get { model.ink }
    set { change(\.ink, to: newValue) }
  }

  /// Whether a superlayer's bounds do not cut it off.
  package var isUnclipped: Bool {
    get { model.isUnclipped }
    set { change(\.isUnclipped, to: newValue) }
  }

  /// Order among siblings.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { change(\.zPosition, to: newValue) }
  }

  /// The layer's box in its superlayer, points.
  public var frame: CGRect {
    get {
      guard model.transform.isIdentity else { return model.bounds.applying(model.toSuperlayer) }
      // Not by way of the bounds' origin, whose fractions would leave rounding errors.
      let size = model.bounds.size
      return CGRect(
        x: model.position.x - size.width * model.anchorPoint.x,
        y: model.position.y - size.height * model.anchorPoint.y, width: size.width,
        height: size.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * model.anchorPoint.x,
        y: newValue.minY + newValue.height * model.anchorPoint.y)
    }
  }

  @inline(__always)
  private func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    LayerChanges.note()
  }

  @inline(__always)
  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value,
    _ wrap: (Value) -> LayerValue
  ) {
    let old = model[keyPath: path]
    guard old != value else { return }
    model[keyPath: path] = value
    didChange(key, from: wrap(old))
  }
}
