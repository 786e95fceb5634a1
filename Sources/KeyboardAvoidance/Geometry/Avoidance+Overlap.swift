import UIKit

extension Avoidance {
  /// How much of `rect` the keyboard covers, from its top down; 0 if they do not meet. Both in the
  /// same space. What hangs out below the keyboard is out of sight as well and counts
  /// (FACTS 4.3); where nothing does it is the height of what both have in common.
  public static func overlap(of rect: CGRect, with keyboard: CGRect) -> CGFloat {
    let common = rect.intersection(keyboard)
    guard !common.isNull, common.height > 0 else { return 0 }
    return rect.maxY - max(rect.minY, keyboard.minY)
  }

  /// The frame of a keyboard as far as there is anything to avoid: as wide as the screen, with
  /// some of it on the screen and down to its bottom edge. `nil` for one that is hidden, floats
  /// or is lifted. All in screen coordinates.
  ///
  /// One that goes with its screen tells a place beside the screen. A keyboard that floats tells the
  /// zero rectangle (FACTS 4.2), and so does one that fades out.
  public static func dockedFrame(_ frame: CGRect, on screen: CGRect) -> CGRect? {
    guard frame.width >= screen.width, frame.maxY >= screen.maxY, frame.minY < screen.maxY,
      frame.minX < screen.maxX, frame.maxX > screen.minX
    else { return nil }
    return frame
  }
}
