extension UIPageViewController {
  /// How pages are turned. Raw values are Apple's.
  public enum TransitionStyle: Int, Sendable {
    /// They scroll.
    case scroll = 1
  }

  /// Along which axis pages are turned. Raw values are Apple's.
  public enum NavigationOrientation: Int, Sendable {
    /// Sideways.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// Which way pages are turned. Raw values are Apple's.
  public enum NavigationDirection: Int, Sendable {
    /// Towards the last page.
    case forward = 0
    /// Towards the first page.
    case reverse = 1
  }

  /// Names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Room between pages while they are turned, points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
