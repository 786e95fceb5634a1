import Foundation

/// How a path is outlined.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of line ends.
  public enum Cap: Int32, Sendable {
    /// Ends exactly at the end point.
    case butt = 0
    /// Ends in a half disc.
    case round = 1
    /// Ends half a line width further on.
    case square = 2
  }

  /// The shape of corners.
  public enum Join: Int32, Sendable {
    /// Sharp, up to the miter limit.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Cut off.
    case bevel = 2
  }

  /// Line width in points.
  public var width: CGFloat
  /// Line ends.
  public var cap: Cap
  /// Corners.
  public var join: Join
  /// Limit of sharp corners, as a multiple of the width.
  public var miterLimit: CGFloat
  /// Lengths in points of dashes and gaps in turn; empty for a solid line.
  public var dashes: [CGFloat]
  /// Where in the dash pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// A stroke style; a plain 1-pt line by default.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
