/// The shape of line ends.
public typealias CGLineCap = StrokeStyle.Cap
/// The shape of corners.
public typealias CGLineJoin = StrokeStyle.Join

extension StrokeStyle {
  /// How a line is drawn, points.
  @_disfavoredOverload
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: dash,
      dashPhase: dashPhase)
  }

  /// Width of the line, points.
  public var lineWidth: CGFloat {
    get { width }
    set { width = newValue }
  }
  /// The shape of line ends.
  public var lineCap: CGLineCap {
    get { cap }
    set { cap = newValue }
  }
  /// The shape of corners.
  public var lineJoin: CGLineJoin {
    get { join }
    set { join = newValue }
  }
  /// Lengths of dashes and gaps in turn, points.
  public var dash: [CGFloat] {
    get { dashes }
    set { dashes = newValue }
  }
}
