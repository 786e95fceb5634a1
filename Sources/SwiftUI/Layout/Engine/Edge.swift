/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// Where lines begin.
  case leading
  /// The bottom.
  case bottom
  /// Where lines end.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// A set by its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The top.
    public static let top = Set(.top)
    /// Where lines begin.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A vertical edge of a view at which another can be put.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Edges by their bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper one.
    public static let top = Set(rawValue: 1)
    /// The lower one.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
