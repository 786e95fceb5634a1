/// The names of Core Animation's timing functions (FACTS 3.4).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// A name by its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even motion.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own choice: quick start, slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
