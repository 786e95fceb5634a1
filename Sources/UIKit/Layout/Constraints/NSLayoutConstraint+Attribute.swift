extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where a line of text starts.
    case leading = 5
    /// The edge where a line of text ends.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height.
    case height = 8
    /// The centre along x.
    case centerX = 9
    /// The centre along y.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is none.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge where there is none.
    case firstBaseline = 12
    /// The left margin of a view.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where a line of text starts.
    case leadingMargin = 17
    /// The margin where a line of text ends.
    case trailingMargin = 18
    /// The centre along x between the left and right margin.
    case centerXWithinMargins = 19
    /// The centre along y between the top and bottom margin.
    case centerYWithinMargins = 20
    /// None: the constraint sets a constant.
    case notAnAttribute = 0

    /// The same as `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }
}
