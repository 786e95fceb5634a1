extension NSLayoutConstraint {
  /// The constraints that a visual format string stands for, not yet active (FACTS 6.4).
  /// `metrics` holds the numbers that it names, `views` the views and guides. A string that
  /// cannot be read is an error of the program, as in UIKit.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder(
        text: format, options: options, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      preconditionFailure(error.message)
    }
  }
}
