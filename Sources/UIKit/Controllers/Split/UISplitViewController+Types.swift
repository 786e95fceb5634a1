extension UISplitViewController {
  /// How many columns there are. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Two, of controllers that stand in them as they are: the way of before iOS 14.
    case unspecified = 0
    /// Two, each a stack of screens.
    case doubleColumn = 1
    /// Three, each a stack of screens.
    case tripleColumn = 2
  }

  /// A column. Raw values are Apple's.
  public enum Column: Int, CaseIterable, Sendable {
    /// The outermost.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The widest.
    case secondary = 2
    /// What stands for all others where there is room for one column only.
    case compact = 3
  }

  /// Which columns are seen. Raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice: one column beside the secondary one where the view is wider than
    /// high, else none.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Both other columns beside the secondary one.
    case twoBesideSecondary = 4
  }

  /// A side on which the primary column stands. Raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }

  /// Stands for a width that the system chooses.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
