/// How firmly a constraint is held, 1 to 1000; 1000 must hold (FACTS 6.1).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How firmly most views resist being made smaller than their content, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Of a drag that may resize the window, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// Of the window's wish to keep its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Of a drag that may not resize the window, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How firmly most views hug their content, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Of the wish for the size asked for in `systemLayoutSizeFitting(_:)`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Stops the program for a priority that there is not, as UIKit does.
  @MainActor
  func check(for constraint: NSLayoutConstraint) {
    precondition(
      rawValue > 0 && rawValue <= 1000,
      """
      It's illegal to set priority:\(rawValue). Priorities must be greater than 0 and less or \
      equal to NSLayoutPriorityRequired, which is 1000.000000.\(constraint.madeAt)
      """)
  }
}
