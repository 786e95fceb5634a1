/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// A set by its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// A set of one axis.
    public init(_ axis: Axis) {
      rawValue = axis == .horizontal ? 1 : 2
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
