import UIKit

/// What a keyboard notification says, taken out of its dictionary.
struct KeyboardChange {
  /// The frame after the change, in points of the screen.
  var endFrame: CGRect
  /// The announced seconds.
  var duration: TimeInterval
  /// The announced curve as animation options.
  var options: UIView.AnimationOptions

  /// `nil` when the notification lacks something.
  init?(_ notification: Notification) {
    guard
      let userInfo = notification.userInfo,
      let endFrame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.endFrame = endFrame
    self.duration = duration
    options = UIView.AnimationOptions(rawValue: curve << 16)
  }

  /// How much of a view the keyboard covers from its bottom upwards, points. A keyboard that
  /// floats or is lifted off the edge covers nothing that is to move.
  @MainActor
  func cover(of view: UIView) -> CGFloat {
    let screen = UIScreen.main.bounds
    guard endFrame.width >= screen.width, endFrame.maxY >= screen.maxY,
      endFrame.minY < screen.maxY, let superview = view.superview
    else { return 0 }
    return max(0, view.frame.maxY - superview.convert(endFrame, from: nil).minY)
  }
}
