import Foundation

/// All animatable and fixed looks of a layer, as one value. A layer keeps one for the model;
/// the presentation at an instant is another, computed from it.
public struct LayerProperties: Hashable, Sendable {
  /// Centre of the layer (its anchor point) in the superlayer's space, points.
  public var position = CGPoint.zero
  /// The layer's own space: the origin scrolls its content, the size is its size. Points.
  public var bounds = CGRect.zero
  /// Which point of the bounds `position` names; unit square.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Transform about the anchor point.
  public var transform = CGAffineTransform.identity
  /// Opacity of the layer with all below it, 0…1.
  public var opacity: CGFloat = 1
  /// Whether the layer with all below it is left out.
  public var isHidden = false
  /// Fill of the bounds.
  public var backgroundColor: CGColor?
  /// Standard deviation, in points, by which what lies behind the bounds is blurred; 0 for not
  /// at all.
  public var backdropBlur: CGFloat = 0
  /// How much of the colour behind, apart from its brightness, shows through the background
  /// colour where what lies behind is blurred; `nil` for as much as of the brightness.
  public var backdropChroma: CGFloat?
  /// A colour that takes the place of all colours that the layer and those below it show, as
  /// strongly as they cover what is behind; `nil` for none.
  public var ink: CGColor?
  /// Standard deviation, in points, by which the layer with all below it is blurred; 0 for not at
  /// all.
  public var contentBlur: CGFloat = 0
  /// Corner radius in points.
  public var cornerRadius: CGFloat = 0
  /// Whether corners are circular or continuous.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  public var maskedCorners = CACornerMask.all
  /// Border width in points, drawn inside the bounds.
  public var borderWidth: CGFloat = 0
  /// Border colour.
  public var borderColor: CGColor?
  /// Shadow colour.
  public var shadowColor: CGColor? = .black
  /// Shadow opacity, 0…1; 0 is no shadow.
  public var shadowOpacity: CGFloat = 0
  /// Shadow displacement in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Standard deviation of the shadow's blur in points.
  public var shadowRadius: CGFloat = 3
  /// Outline of the shadow in the layer's space; the layer's rounded bounds when `nil`.
  public var shadowPath: CGPath?
  /// Whether the rounded bounds cut off content and sublayers.
  public var masksToBounds = false
  /// Whether a superlayer that cuts off what is outside its bounds leaves this layer whole. It is
  /// then in front of the others there.
  public var isUnclipped = false
  /// An outline in the layer's space that cuts off everything the layer and those below it show;
  /// `nil` for none.
  public var clipPath: CGPath?
  /// Order among siblings; the array order decides between equals.
  public var zPosition: CGFloat = 0

  /// A layer without size, colour or effects.
  public init() {}

  /// Maps the layer's own space (bounds) to the superlayer's space.
  public var toSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
    let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - anchorX, y: position.y - anchorY)
    }
    return CGAffineTransform(translationX: -anchorX, y: -anchorY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
