import Foundation

/// A layer tree at one instant: plain values, safe to hand to another thread. This is all
/// that the rasteriser sees.
public struct LayerSnapshot: Hashable, Sendable {
  /// How the layer looks at the instant.
  public var properties: LayerProperties
  /// What it draws inside its bounds, above the background and below the sublayers.
  public var drawing: Drawing?
  /// Where the drawing goes when its size is not the layer's.
  public var contentsGravity: CALayerContentsGravity
  /// The layers inside, back to front.
  public var sublayers: [LayerSnapshot]
  /// The layer inside, at most one, whose opacity says what shows of this one and of the others.
  public var mask: [LayerSnapshot] = []

  /// A snapshot from its parts.
  public init(
    properties: LayerProperties, drawing: Drawing? = nil,
    contentsGravity: CALayerContentsGravity = .resize, sublayers: [LayerSnapshot] = [],
    mask: LayerSnapshot? = nil
  ) {
    self.mask = mask.map { [$0] } ?? []
    self.properties = properties
    self.drawing = drawing
    self.contentsGravity = contentsGravity
    self.sublayers = sublayers
  }
}
