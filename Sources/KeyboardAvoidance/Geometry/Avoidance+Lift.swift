import UIKit

extension Avoidance {
  /// How far something has to go up so that what ends at `bottom`, were it at rest, ends `margin`
  /// above the keyboard; 0 if it does so at rest.
  public static func lift(
    bottom: CGFloat, margin: CGFloat, keyboardTop: CGFloat
  ) -> CGFloat {
    max(0, bottom + margin - keyboardTop)
  }
}
