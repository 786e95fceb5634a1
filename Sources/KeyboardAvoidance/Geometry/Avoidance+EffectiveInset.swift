import UIKit

extension Avoidance {
  /// The bottom inset that counts while the keyboard covers `overlap` of a scroll view: never
  /// the sum, since what the keyboard covers contains the strip at rest.
  public static func effectiveInset(resting: CGFloat, overlap: CGFloat) -> CGFloat {
    max(resting, overlap)
  }

  /// The app's share of the effective inset: what is left of it once the system has added
  /// `safeArea`. `own` is the app's share at rest.
  ///
  /// effective = max(own + safeArea, overlap), and share = effective − safeArea.
  public static func insetShare(
    own: CGFloat, safeArea: CGFloat, overlap: CGFloat
  ) -> CGFloat {
    effectiveInset(resting: own + safeArea, overlap: overlap) - safeArea
  }
}
