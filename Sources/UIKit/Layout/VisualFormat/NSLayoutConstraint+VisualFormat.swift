extension NSLayoutConstraint {
  /// The constraints that a visual format string stands for, not yet active (FACTS 6.4).
  /// `metrics` holds the numbers that it names, `views` the views and guides. A string that
  /// cannot be read is an error of the program, as in UIKit. Logs name `file` and `line`.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: String = #fileID, line: Int = #line
  ) -> [NSLayoutConstraint] {
    do {
      let constraints = try VisualFormatBuilder(
        text: format, options: options, metrics: metrics ?? [:], views: views
      ).constraints()
      for constraint in constraints { constraint.source = SourceLine(file, line) }
      return constraints
    } catch {
      preconditionFailure(error.message)
    }
  }
}
