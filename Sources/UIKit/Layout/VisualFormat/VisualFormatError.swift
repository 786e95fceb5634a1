/// What is wrong with a visual format string, and where.
struct VisualFormatError: Error, Equatable {
  var format: String
  /// Characters before the place.
  var position: Int
  /// What was expected there.
  var expectation: String

  /// The string with a mark under the place, as in UIKit's message (FACTS 6.4).
  var message: String {
    """
    Unable to parse constraint format:
    \(expectation)
    \(format)
    \(String(repeating: " ", count: position))^
    """
  }
}
