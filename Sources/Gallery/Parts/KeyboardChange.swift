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
}
