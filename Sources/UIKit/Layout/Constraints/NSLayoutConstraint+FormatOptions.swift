extension NSLayoutConstraint {
  /// How the views of a visual format string are aligned with each other, in which direction
  /// they are laid out, and what spacings are measured between.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Centres along x are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Centres along y are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The same as `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacings are measured between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacings are measured between the last baseline above and the first one below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
