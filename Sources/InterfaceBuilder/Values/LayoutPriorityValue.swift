import UIKit

/// Reads priorities.
enum LayoutPriorityValue {
  /// A priority within what Auto Layout has.
  static func clamped(_ number: CGFloat) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(number, 1), 1000)))
  }
}
