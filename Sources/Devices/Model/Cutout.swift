import Foundation

/// The notch or island in a device's top edge, centred across it.
public struct Cutout: Sendable, Hashable {
  /// The shape of a cut-out.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A bay in the top edge, with shoulders that curve outwards.
    case notch
    /// A capsule that stands free of the edge.
    case island
  }

  /// Notch or island.
  public var kind: Kind
  /// The whole width in points, a notch's shoulders included.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The distance from the screen's top edge in points; 0 for a notch.
  public var top: Double
  /// The radius at the top in points: a notch's outward shoulders, an island's upper corners.
  public var topRadius: Double
  /// The radius of the lower corners in points.
  public var bottomRadius: Double

  /// A cut-out with these measures in points.
  public init(
    kind: Kind, width: Double, height: Double, top: Double, topRadius: Double,
    bottomRadius: Double
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.top = top
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
  }

  /// The cut-out's bounding box in points on a screen of this portrait size, in the
  /// coordinates of the screen as it is held.
  public func frame(onPortraitScreen size: CGSize, in orientation: Orientation) -> CGRect {
    let along = (size.width - width) / 2
    switch orientation {
    case .portrait:
      return CGRect(x: along, y: top, width: width, height: height)
    case .portraitUpsideDown:
      return CGRect(x: along, y: size.height - top - height, width: width, height: height)
    case .landscapeRight:
      return CGRect(x: top, y: along, width: height, height: width)
    case .landscapeLeft:
      return CGRect(x: size.height - top - height, y: along, width: height, height: width)
    }
  }
}
