import Foundation

/// What a layer asks the object that owns it; a view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's content into a recording context, in points of the layer's bounds.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Moves nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
